import { boleto } from '@esteto/contract/money/boleto';
import { boletoRecurrence } from '@esteto/contract/money/boleto-recurrence';
import { notice } from '@esteto/contract/office/notice';
import { buildBankBoleto } from '@esteto/domain/shared/document/boleto-build';
import { beforeEach, expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { changeSample, newRecurrence } from './boleto-recurrence.examples.ts';

// The job that makes what is due. 'Today' begins as Friday, 2026-11-20; the first boleto is of December and falls due on the 10th.

const api = await testApp({}, { idle: true });
let scene = await newScene(api);

beforeEach(async () => {
  at('2026-11-20');
  // Those of the tests before would be due as well.
  await api.sql("update boleto_recurrences set status = 'ended', next_on = null");
  scene = await newScene(api);
});

const at = (day: string) => api.clock.set(`${day}T15:00:00.000Z`);
const run = () => api.modules.makeBoletos('test');
const staff = async () => ({ as: await api.signIn(scene.master) });
const client = async () => ({ as: await api.signIn(scene.partner) });
const boletosOf = async () => {
  const { items } = await api.ask(boleto.list, { company_id: scene.company.id, sort: 'pay_by' }, await staff());
  return items.map(({ description, competence, due_date, pay_by, amount }) => ({ description, competence, due_date, pay_by, amount }));
};
const read = async ({ id }: { id: number }) => api.ask(boletoRecurrence.detail, { id }, await staff());

test('the next boleto is made once, ten days before it falls due, for its own month, and waits for its line', async () => {
  const recurrence = await newRecurrence(scene, { discount_amount: 2_000, discount_until: '2026-12-05', repeat_months: 3 });
  expect(recurrence).toMatchObject({ status: 'active', next_competence: '2027-01', next_on: '2026-12-31', until: '2027-02' });
  at('2026-12-30');
  await run();
  expect(await boletosOf()).toHaveLength(1);
  at('2026-12-31');
  await Promise.all([run(), run()]);
  await run();
  // The 10th of January is a Sunday.
  expect((await boletosOf())[1]).toEqual({
    description: 'Honorários de janeiro de 2027',
    competence: '2027-01',
    due_date: '2027-01-10',
    pay_by: '2027-01-11',
    amount: 81_240,
  });
  expect(await boletosOf()).toHaveLength(2);
  const { items } = await api.ask(boleto.list, { company_id: scene.company.id, awaits_guide: true }, await staff());
  const made = await api.ask(boleto.detail, { id: items[0]?.id ?? 0 }, await staff());
  expect(items.map(({ competence }) => competence)).toEqual(['2027-01', '2026-12']);
  expect(made).toMatchObject({ awaits_guide: true, discount_until: '2027-01-05', recurrence: { id: recurrence.id, day: 10 } });
  const told = await api.ask(notice.list, { before: null }, await client());
  expect(told[0]?.body).toContain('A linha para pagar ainda vem, e avisamos.');

  const built = buildBankBoleto({ bank_code: '001', due_date: '2027-01-10', amount: 81_240, free_field: '3'.repeat(25) });
  const { kind, tax_key, description, competence, amount, due_date, pix_code, fine_rate, interest_rate, notes } = made;
  const { discount_amount, discount_until, version } = made;
  const form = {
    kind,
    tax_key,
    description,
    competence,
    amount,
    due_date,
    pix_code,
    fine_rate,
    interest_rate,
    notes,
    discount_amount,
    discount_until,
  };
  const body = { ...form, version, digitable_line: built.ok ? built.line : '' };
  expect(await api.ask(boleto.update, { id: made.id, body }, await staff())).toMatchObject({ awaits_guide: false });
  expect((await api.ask(notice.list, { before: null }, await client()))[0]?.title).toBe('Guia nova: Honorários de janeiro de 2027');

  // A server that was down makes the month that it missed, and the repetition ends with its last.
  at('2027-03-20');
  await run();
  expect((await boletosOf()).map((row) => row.competence)).toEqual(['2026-12', '2027-01', '2027-02']);
  expect(await read(recurrence)).toMatchObject({ status: 'ended', last_competence: '2027-02', next_on: null });
});

test('none is made twice for a month, whoever tries', async () => {
  const recurrence = await newRecurrence(scene);
  at('2026-12-31');
  await run();
  await api.sql(
    "update boleto_recurrences set next_competence = '2027-01', next_on = '2026-12-31', last_competence = '2026-12' where id = $1",
    [recurrence.id],
  );
  await expect(run()).rejects.toThrow('boletos that repeat');
  expect(await boletosOf()).toHaveLength(2);
});

test('a change is for those to come, an end for good', async () => {
  const recurrence = await newRecurrence(scene);
  const change = async (version: number, values: object = {}) =>
    api.call(boletoRecurrence.update, { id: recurrence.id, body: { ...changeSample(), ...values, version } }, await staff());
  expect((await change(1, { until: '2026-12' })).error.errors).toEqual({ until: ['Até: escolha jan/2027 ou um mês depois.'] });
  expect((await change(1)).body).toMatchObject({ version: 2, next_on: '2027-01-05' });
  expect((await change(1)).status).toBe(409);
  at('2027-01-05');
  await run();
  expect(await boletosOf()).toMatchObject([
    { amount: 81_240, due_date: '2026-12-10' },
    { amount: 90_000, due_date: '2027-01-15', description: 'Honorários de janeiro de 2027' },
  ]);
  await api.ask(boletoRecurrence.end, { id: recurrence.id, body: { version: 3 } }, await staff());
  at('2027-03-01');
  await run();
  expect(await boletosOf()).toHaveLength(2);
  expect((await change(4)).error.code).toBe('not_editable');
});

test('of a company that has left nothing is charged: the repetition stops, tells who looks after it, and goes on where it is not late', async () => {
  const analyst = await api.make.analyst();
  const recurrence = await newRecurrence(scene);
  const { id } = scene.company;
  await api.sql("update companies set accounting_status = 'inactive', analyst_id = $2 where id = $1", [id, analyst.id]);
  at('2026-12-31');
  await run();
  const stopped = await read(recurrence);
  expect(stopped).toMatchObject({ status: 'paused', next_on: null, pause_reason: expect.stringContaining('jan/2027 não foi feito.') });
  const [told] = await api.ask(notice.list, { before: null }, { as: await api.signIn(analyst) });
  expect(told).toMatchObject({ kind: 'boleto.recurrence_stopped', action_url: `/painel/boletos/repeticoes/repeticao/${recurrence.id}` });

  await api.sql("update companies set accounting_status = 'active' where id = $1", [id]);
  at('2027-02-20');
  await api.ask(boletoRecurrence.resume, { id: recurrence.id, body: { version: stopped.version } }, await staff());
  expect(await read(recurrence)).toMatchObject({ status: 'active', next_competence: '2027-03', next_on: '2027-02-28' });
  expect(await boletosOf()).toHaveLength(1);
});
