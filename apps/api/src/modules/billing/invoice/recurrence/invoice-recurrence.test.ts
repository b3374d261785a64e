import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { beforeEach, expect, test } from 'vitest';
import { unique } from '../../../../testing/documents.ts';
import { granted } from '../../../../testing/factories.ts';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import type { TestInput } from '../../../../testing/test-calls.ts';
import { newClient } from '../../client/client.examples.ts';
import { recurringSample } from '../testing/invoice-samples.ts';
import { newInvoice, newRecurrence } from '../testing/invoice-scene.ts';

// What people do with a request that repeats itself. 'Today' begins as Friday, 2026-11-20.

const api = await testApp();
let scene = await newScene(api);

beforeEach(async () => {
  at('2026-11-20');
  scene = await newScene(api);
});

const at = (day: string) => api.clock.set(`${day}T15:00:00.000Z`);
const here = () => ({ company_id: scene.company.id });
const descriptionsOf = async (id: number) =>
  (await api.sql('select description from invoices where recurring_id = $1 order by id', [id])).map((row) => row['description']);
const step = async (name: 'pause' | 'resume' | 'end', { id, version }: { id: number; version: number }) =>
  api.call(invoice[`${name}Recurrence`], { ...here(), id, body: { version } }, { as: await api.signIn(scene.partner) });
const changed = async (id: number, body: TestInput<typeof invoice.changeRecurrence>['body']) =>
  api.call(
    invoice.changeRecurrence,
    { ...here(), id, body: { gross_amount: 1_500_000, day: 5, until: null, description: 'Plantões de novembro.', ...body } },
    { as: await api.signIn(scene.partner) },
  );
const countOf = async ({ id }: { id: number }) => (await api.sql('select 1 from invoices where recurring_id = $1', [id])).length;

test('begun with a request that is made at once; both lists and both details tell it', async () => {
  await newInvoice(scene);
  const { invoice: first, ...recurrence } = await newRecurrence(scene, { repeat_until: '2027-12' });
  expect(recurrence).toEqual({
    id: recurrence.id,
    version: 1,
    status: 'active',
    day: 5,
    until: '2027-12',
    gross_amount: 1_500_000,
    client_id: first.client.id,
    description: 'Plantões de novembro.',
    starts_at: '2026-11',
    shifts: null,
    last_competence: '2026-11',
    next_competence: '2026-12',
    next_on: '2026-12-05',
    pause_reason: null,
  });
  expect(first).toMatchObject({ status: 'requested', competence: '2026-11', description: 'Plantões de novembro.', due_date: '2026-12-10' });
  const { items } = await api.ask(invoice.list, here(), { as: scene.partner });
  expect(items.map(({ is_recurring }) => is_recurring)).toEqual([true, false]);
  for (const list of [
    await api.ask(invoice.list, { ...here(), recurring: true }, { as: scene.partner }),
    await api.ask(receivable.list, { ...here(), recurring: true }, { as: scene.master }),
  ])
    expect(list.items.map(({ id }) => id)).toEqual([first.id]);
  expect((await api.ask(receivable.detail, { id: first.id }, { as: scene.master })).recurrence).toEqual(recurrence);
});

test('pressed twice it begins once', async () => {
  const { id } = await newClient(scene);
  const headers = { 'idempotency-key': `recurring-${unique()}` };
  const press = () => api.ask(invoice.startRecurrence, { ...here(), body: recurringSample(id) }, { as: scene.partner, headers });
  expect(await press()).toEqual(await press());
  expect(await api.sql('select 1 from invoice_recurrences where company_id = $1', [scene.company.id])).toHaveLength(1);
});

test('a request that is refused leaves no repetition behind', async () => {
  const { id } = await newClient(scene);
  await api.sql("update clients set status = 'inactive' where id = $1", [id]);
  const { status, error } = await api.call(invoice.startRecurrence, { ...here(), body: recurringSample(id) }, { as: scene.partner });
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['client_id']]);
  expect(await api.sql('select 1 from invoice_recurrences where company_id = $1', [scene.company.id])).toEqual([]);
});

test('what is paused asks for nothing, and goes on after the months that the pause left out', async () => {
  const recurrence = await newRecurrence(scene);
  const { body: paused } = await step('pause', recurrence);
  expect(paused).toMatchObject({ status: 'paused', next_competence: null, next_on: null, pause_reason: null });
  at('2027-02-10');
  await api.modules.makeRecurring('test');
  expect(await countOf(recurrence)).toBe(1);
  const { body: resumed } = await step('resume', paused);
  expect(resumed).toMatchObject({ status: 'active', next_competence: '2027-03', next_on: '2027-03-05' });
  await api.modules.makeRecurring('test');
  expect(await countOf(recurrence)).toBe(1);
});

test('resumed on its day, it asks at once', async () => {
  const recurrence = await newRecurrence(scene);
  const { body: paused } = await step('pause', recurrence);
  at('2026-12-05');
  await step('resume', paused);
  await expect.poll(() => countOf(recurrence)).toBe(2);
});

test('what has ended stays ended', async () => {
  const recurrence = await newRecurrence(scene);
  const { body: ended } = await step('end', recurrence);
  expect(ended).toMatchObject({ status: 'ended', next_on: null });
  const { status, error } = await step('resume', ended);
  expect([status, error]).toMatchObject([
    422,
    {
      code: 'illegal_transition',
      message: 'A repetição está em "Encerrada" e não aceita "Retomar". Nenhuma ação muda mais esta repetição.',
    },
  ]);
  const change = { gross_amount: 1, day: 1, until: null, description: 'Visitas', version: ended.version };
  expect(await api.call(invoice.changeRecurrence, { ...here(), id: ended.id, body: change }, { as: scene.partner })).toMatchObject({
    status: 422,
    error: { code: 'not_editable' },
  });
});

test('another day, end and amount hold for what is to come', async () => {
  const { id, version } = await newRecurrence(scene);
  const change = (body: object, seen: number) =>
    changed(id, { gross_amount: 1_600_000, day: 28, until: '2027-02', ...body, version: seen });
  const { body } = await change({}, version);
  expect(body).toMatchObject({ gross_amount: 1_600_000, day: 28, until: '2027-02', next_competence: '2026-12', next_on: '2026-12-28' });
  expect(await change({}, version)).toMatchObject({ status: 409, error: { code: 'stale_version' } });
  expect(await change({ until: '2026-11' }, 2)).toMatchObject({
    status: 422,
    error: { errors: { until: ['Até: escolha dez/2026 ou um mês depois.'] } },
  });
  at('2026-12-28');
  await api.modules.makeRecurring('test');
  const rows = await api.sql('select gross_amount::int as amount from invoices where recurring_id = $1 order by id', [id]);
  expect(rows).toEqual([{ amount: 1_500_000 }, { amount: 1_600_000 }]);
});

test('another description holds for what is to come: it names the next month, and then each', async () => {
  const { id, invoice: first } = await newRecurrence(scene, { description: 'Plantões de novembro de 2026' });
  at('2026-12-05');
  await api.modules.makeRecurring('test');
  const asked = { description: 'Visitas de janeiro de 2027, dias {plantões}, {contrato}', shifts: '3 e 10' };
  expect(await changed(id, { ...asked, version: 2 })).toMatchObject({
    status: 422,
    error: {
      errors: { description: ['O cadastro do tomador não tem número de contrato: preencha lá ou tire {contrato} do texto.'] },
    },
  });
  await api.sql("update clients set contract_number = '45/2026' where id = $1", [first.client.id]);
  expect((await changed(id, { ...asked, version: 2 })).body).toMatchObject({ ...asked, starts_at: '2027-01', version: 3 });
  at('2027-02-05');
  await api.modules.makeRecurring('test');
  expect(await descriptionsOf(id)).toEqual([
    'Plantões de novembro de 2026',
    'Plantões de dezembro de 2026',
    'Visitas de janeiro de 2027, dias 3 e 10, 45/2026',
    'Visitas de fevereiro de 2027, dias 3 e 10, 45/2026',
  ]);
});

test('the history tells a description only when it was changed', async () => {
  const { id } = await newRecurrence(scene, { description: 'Plantões de novembro de 2026' });
  const inHistory = async () => {
    const [row] = await api.sql(
      `select changes from events where entity_id = $1 and action = 'invoice_recurrence.edited' order by id desc limit 1`,
      [id],
    );
    return row?.['changes'];
  };
  // As the form begins: the text as the next month has it.
  await changed(id, { gross_amount: 1_600_000, description: 'Plantões de dezembro de 2026', version: 1 });
  expect(await inHistory()).toEqual([{ path: 'gross_amount', old: 1_500_000, new: 1_600_000, kind: 'modified' }]);
  await changed(id, { gross_amount: 1_600_000, description: 'Visitas de dezembro de 2026', version: 2 });
  expect(await inHistory()).toEqual([
    { path: 'description', old: 'Plantões de novembro de 2026', new: 'Visitas de dezembro de 2026', kind: 'modified' },
    { path: 'starts_at', old: '2026-11', new: '2026-12', kind: 'modified' },
  ]);
});

test('a text whose contract is gone stops no other change', async () => {
  const { id: client_id } = await newClient(scene);
  await api.sql("update clients set contract_number = '45/2026' where id = $1", [client_id]);
  const asked = { ...recurringSample(client_id), description: 'Contrato {contrato}' };
  const { recurrence } = await api.ask(invoice.startRecurrence, { ...here(), body: asked }, { as: scene.partner });
  await api.sql('update clients set contract_number = null where id = $1', [client_id]);
  const { status } = await changed(recurrence?.id ?? 0, { description: asked.description, day: 12, version: 1 });
  expect(status).toBe(200);
});

test.each([
  [{ description: ' ' }, { description: ['Preencha o campo Descrição do serviço.'] }],
  [{ description: 'a'.repeat(2001) }, { description: [expect.stringContaining('2000')] }],
  [{ description: 'Dias {plantões}' }, { shifts: ['Escreva os plantões que entram no lugar de {plantões}.'] }],
])('refuses to change to %j', async (wrong, errors) => {
  const { id, version } = await newRecurrence(scene);
  const { status, error } = await changed(id, { ...wrong, version });
  expect([status, error.errors]).toEqual([422, errors]);
});

test('whose end has passed during a pause cannot be resumed before it is changed', async () => {
  const recurrence = await newRecurrence(scene, { repeat_until: '2026-12' });
  const { body: paused } = await step('pause', recurrence);
  at('2027-02-10');
  expect(await step('resume', paused)).toMatchObject({ status: 422, error: { code: 'recurrence_over' } });
});

test('who resumes what another may no longer ask for asks in their own name', async () => {
  const requester = await api.make.employee(scene.company, [granted('invoices', 'view', 'edit')]);
  const recurrence = await newRecurrence({ ...scene, requester });
  const asker = async () =>
    (await api.sql('select requested_by::int as id from invoice_recurrences where id = $1', [recurrence.id]))[0]?.['id'];
  const { body: paused } = await step('pause', recurrence);
  const { body: resumed } = await step('resume', paused);
  expect(await asker()).toBe(requester.id);
  const { body: again } = await step('pause', resumed);
  await api.sql('delete from memberships where user_id = $1', [requester.id]);
  await step('resume', again);
  expect(await asker()).toBe(scene.partner.id);
});

test("without 'view all invoices' an employee reaches only their own", async () => {
  const recurrence = await newRecurrence(scene);
  const employee = await api.make.employee(scene.company, [granted('invoices', 'view', 'edit')]);
  const pause = ({ id, version }: { id: number; version: number }) =>
    api.call(invoice.pauseRecurrence, { ...here(), id, body: { version } }, { as: employee });
  expect((await pause(recurrence)).status).toBe(404);
  expect((await pause(await newRecurrence({ ...scene, requester: employee }))).status).toBe(200);
});

test('one that stops by itself is told by e-mail to who asked and to the owners, with its last invoice', async () => {
  const requester = await api.make.employee(scene.company, [granted('invoices', 'view', 'edit')]);
  const { invoice: first } = await newRecurrence({ ...scene, requester });
  await api.sql("update clients set status = 'archived' where id = $1", [first.client.id]);
  at('2026-12-05');
  await api.modules.makeRecurring('test');
  const written = async () => (await api.outbox()).find((text) => text.includes(requester.email));
  await expect.poll(written).toContain(scene.partner.email);
  expect(await written()).toContain(`/detalhes/${first.id}`);
});
