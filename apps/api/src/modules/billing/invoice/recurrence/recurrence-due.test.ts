import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { assemble } from '../../../../deps.ts';
import { openDatabase } from '../../../../platform/database/database.ts';
import { granted } from '../../../../testing/factories.ts';
import { lineTo } from '../../../../testing/line.ts';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { newRecurrence } from '../testing/invoice-scene.ts';
import { recurrenceDue } from './recurrence-due.ts';

// The job that asks for what is due. 'Today' begins as Friday, 2026-11-20.

const api = await testApp({}, { idle: true });
let scene = await newScene(api);

beforeEach(async () => {
  at('2026-11-20');
  // Those of the tests before would be due as well.
  await api.sql("update invoice_recurrences set status = 'ended', next_on = null");
  scene = await newScene(api);
});

const at = (day: string) => api.clock.set(`${day}T15:00:00.000Z`);
const run = () => api.modules.makeRecurring('test');
const monthsOf = async ({ id }: { id: number }) =>
  (await api.sql('select competence from invoices where recurring_id = $1 order by id', [id])).map((row) => row['competence']);
const stateOf = async ({ id }: { id: number }) => (await api.sql('select * from invoice_recurrences where id = $1', [id]))[0];
const now = async () => ({ as: await api.signIn(scene.partner) });

const newest = async ({ id }: { id: number }) => {
  const [row] = await api.sql('select id from invoices where recurring_id = $1 order by id desc limit 1', [id]);
  return api.ask(invoice.detail, { company_id: scene.company.id, id: Number(row?.['id']) }, await now());
};

test('on its day a month is asked for, once, as the person who set it; the history names the repetition', async () => {
  const recurrence = await newRecurrence(scene, { description: 'Plantões de novembro de 2026, {competência}' });
  at('2026-12-04');
  await run();
  expect(await monthsOf(recurrence)).toEqual(['2026-11']);

  at('2026-12-05');
  await run();
  await run();
  expect(await monthsOf(recurrence)).toEqual(['2026-11', '2026-12']);
  expect(await newest(recurrence)).toMatchObject({
    status: 'requested',
    requested_by_name: scene.partner.name,
    description: 'Plantões de dezembro de 2026, dezembro de 2026',
    notes: null,
    // As many days as the first one had: 20 November to 10 December.
    due_date: '2026-12-25',
    recurrence: { status: 'active', next_competence: '2027-01', next_on: '2027-01-05' },
  });
  const { id } = await newest(recurrence);
  const history = await api.ask(receivable.history, { id }, { as: await api.signIn(scene.master) });
  expect(history.at(-1)).toMatchObject({
    label: 'Nota solicitada',
    actor_name: null,
    reason: `Repetição mensal de ${scene.partner.name}, dia 5: competência dez/2026.`,
  });
});

test('the payment term of the client sets the due date', async () => {
  const recurrence = await newRecurrence(scene);
  await api.sql('update clients set payment_term_days = 45 where id = $1', [recurrence.invoice.client.id]);
  at('2026-12-05');
  await run();
  expect(await newest(recurrence)).toMatchObject({ due_date: '2027-01-19' });
});

test('day 31 falls on the last day of each month, and the last month is asked for', async () => {
  const recurrence = await newRecurrence(scene, { repeat_day: 31, repeat_until: '2027-02' });
  const days = ['2026-12-30', '2026-12-31', '2027-01-30', '2027-01-31', '2027-02-27', '2027-02-28', '2027-03-31'];
  const counts = [];
  for (const day of days) {
    at(day);
    await run();
    counts.push((await monthsOf(recurrence)).length);
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4]);
  expect(await stateOf(recurrence)).toMatchObject({ status: 'ended', last_competence: '2027-02', next_competence: null, next_on: null });
});

test('a server that was down makes what it missed, each month once', async () => {
  const recurrence = await newRecurrence(scene);
  at('2027-03-20');
  await run();
  expect(await monthsOf(recurrence)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']);
});

test('ten servers at once ask for each month once', async () => {
  const several = [await newRecurrence(scene), await newRecurrence(scene), await newRecurrence(scene)];
  at('2027-01-05');
  await Promise.all(Array.from({ length: 10 }, run));
  await run();
  for (const each of several) expect(await monthsOf(each)).toEqual(['2026-11', '2026-12', '2027-01']);
});

test('staff correct the month of an invoice: the one that comes is asked for all the same', async () => {
  const recurrence = await newRecurrence(scene);
  await api.sql("update invoices set competence = '2026-12' where recurring_id = $1", [recurrence.id]);
  at('2026-12-05');
  await run();
  expect(await monthsOf(recurrence)).toEqual(['2026-12', '2026-12']);
});

const obstacles: [string, () => Promise<unknown>, (name: string) => string][] = [
  [
    'the client is not active',
    () => api.sql("update clients set status = 'archived' where company_id = $1", [scene.company.id]),
    () => 'O tomador não está ativo: reative o cadastro e retome a repetição.',
  ],
  [
    'the company is frozen',
    () => api.sql("update companies set accounting_status = 'frozen' where id = $1", [scene.company.id]),
    () => 'Essa empresa está congelada.',
  ],
  [
    'the company is closed',
    () => api.sql("update companies set accounting_status = 'closed' where id = $1", [scene.company.id]),
    () => 'Esse CNPJ não existe mais. Essa empresa foi baixada.',
  ],
  [
    'the company is being wound up',
    () => api.sql("update companies set company_status = 'closing' where id = $1", [scene.company.id]),
    () => 'Essa empresa está em baixa: nada se repete por conta própria.',
  ],
  [
    'the company has no plan any more',
    () => api.sql("update subscriptions set ended_on = '2026-11-30' where company_id = $1", [scene.company.id]),
    () => 'Notas, tomadores e extratos abrem quando o cadastro tiver plano.',
  ],
  [
    'who asked is no member any more',
    () => api.sql('delete from memberships where user_id = $1', [scene.requester.id]),
    (name) => `${name} não pode mais pedir notas desta empresa.`,
  ],
  [
    'who asked may only look',
    () =>
      api.sql('update memberships set permissions = $2 where user_id = $1', [
        scene.requester.id,
        JSON.stringify([granted('invoices', 'view')]),
      ]),
    (name) => `${name} não pode mais pedir notas desta empresa.`,
  ],
  [
    'who asked is not active',
    () => api.sql('update users set is_active = false where id = $1', [scene.requester.id]),
    (name) => `${name} não pode mais pedir notas desta empresa.`,
  ],
  [
    'the text asks for a contract that the client has no more',
    () => api.sql("update invoice_recurrences set description = '{contrato}' where company_id = $1", [scene.company.id]),
    () => 'O cadastro do tomador não tem número de contrato: preencha lá ou tire {contrato} do texto.',
  ],
];

test.each(obstacles)('%s: it pauses, says why and tells by e-mail', async (_name, hinder, words) => {
  const requester = await api.make.employee(scene.company, [granted('invoices', 'view', 'edit')]);
  scene = { ...scene, requester };
  const recurrence = await newRecurrence(scene);
  await hinder();
  at('2027-01-20');
  await run();
  await run();
  expect(await monthsOf(recurrence)).toEqual(['2026-11']);
  const reason = `${words(requester.name)} A nota da competência dez/2026 não foi pedida.`;
  expect(await stateOf(recurrence)).toMatchObject({ status: 'paused', pause_reason: reason, next_competence: null, next_on: null });
});

test('one that cannot be asked for does not keep the others waiting', async () => {
  const [broken, whole] = [await newRecurrence(scene), await newRecurrence(scene)];
  await api.sql("update invoices set recurring_competence = '2026-12' where recurring_id = $1", [broken.id]);
  at('2026-12-05');
  await expect(run()).rejects.toThrow(/^1 recurring requests failed: \d+$/);
  expect(await monthsOf(whole)).toEqual(['2026-11', '2026-12']);
});

/** Where the database keeps a transaction waiting while its line is cut, and what comes of the month: lost and made again, or kept unheard of. */
const cuts: [string, string, string[]][] = [
  ['while it writes an invoice', 'create trigger held before insert on invoices', []],
  ['while it commits', 'create constraint trigger held after insert on invoices deferrable initially deferred', ['2027-02']],
];

test.each(cuts)('cut off from the database %s, it asks for each month once', async (_name, trigger, kept) => {
  const line = await lineTo(api.database.appUrl);
  const database = openDatabase(line.url);
  onTestFinished(async () => {
    await database.close();
    await line.close();
    await api.sql('drop table gate');
    await api.sql('drop function hold cascade');
  });
  const overTheLine = recurrenceDue(assemble({ ...api.deps, database }));
  const first = await newRecurrence(scene);
  const all = [first, await newRecurrence(scene), await newRecurrence(scene)];
  await api.sql('create table gate as select true as closed');
  await api.sql(`create function hold() returns trigger language plpgsql security definer as
    $$ begin while exists (select from gate) loop perform pg_sleep(0.02); end loop; return new; end $$`);
  await api.sql(`${trigger} for each row when (new.recurring_competence = '2027-02') execute function hold()`);
  at('2027-06-20');

  const cutOff = overTheLine('test').then(
    () => 'done',
    () => 'cut off',
  );
  const waiting = () => api.sql("select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'");
  await expect.poll(waiting).toHaveLength(1);
  await line.cut();
  expect(await cutOff).toBe('cut off');
  // Nobody listens any more; the database learns it when it answers.
  await api.sql('delete from gate');
  // The databases of other tests are copies, in which the table has the same number.
  const underWay = () =>
    api.sql(`select from pg_locks where relation = 'invoices'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`);
  await expect.poll(underWay).toEqual([]);
  const before = ['2026-11', '2026-12', '2027-01'];
  expect(await Promise.all(all.map(monthsOf))).toEqual([[...before, ...kept], ['2026-11'], ['2026-11']]);

  await line.mend();
  await overTheLine('test');
  await overTheLine('test');
  const months = [...before, '2027-02', '2027-03', '2027-04', '2027-05', '2027-06'];
  expect(await Promise.all(all.map(monthsOf))).toEqual([months, months, months]);
});
