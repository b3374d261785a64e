import { invoice } from '@esteto/contract/invoice';
import { invoiceRecurrence } from '@esteto/contract/invoice-recurrence';
import { receivable } from '@esteto/contract/receivable';
import { beforeEach, expect, test } from 'vitest';
import { unique } from '../../../testing/documents.ts';
import { granted } from '../../../testing/factories.ts';
import { recurringSample } from '../../../testing/samples.ts';
import { newClient, newInvoice, newRecurrence, newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';

// What people do with a request that repeats itself. 'Today' begins as Friday, 2026-11-20.

const api = await testApp();
let scene = await newScene(api);

beforeEach(async () => {
  at('2026-11-20');
  scene = await newScene(api);
});

const at = (day: string) => api.clock.set(`${day}T15:00:00.000Z`);
const here = () => ({ company_id: scene.company.id });
const step = async (name: 'pause' | 'resume' | 'end', { id, version }: { id: number; version: number }) =>
  api.call(invoiceRecurrence[name], { ...here(), id, body: { version } }, { as: await api.signIn(scene.partner) });
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
  const press = () => api.ask(invoiceRecurrence.start, { ...here(), body: recurringSample(id) }, { as: scene.partner, headers });
  expect(await press()).toEqual(await press());
  expect(await api.sql('select 1 from invoice_recurrences where company_id = $1', [scene.company.id])).toHaveLength(1);
});

test('a request that is refused leaves no repetition behind', async () => {
  const { id } = await newClient(scene);
  await api.sql("update clients set status = 'inactive' where id = $1", [id]);
  const { status, error } = await api.call(invoiceRecurrence.start, { ...here(), body: recurringSample(id) }, { as: scene.partner });
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
  await expect.poll(() => countOf(recurrence), { timeout: 15_000 }).toBe(2);
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
  const change = { gross_amount: 1, day: 1, until: null, version: ended.version };
  expect(await api.call(invoiceRecurrence.change, { ...here(), id: ended.id, body: change }, { as: scene.partner })).toMatchObject({
    status: 422,
    error: { code: 'not_editable' },
  });
});

test('another day, end and amount hold for what is to come', async () => {
  const { id, version } = await newRecurrence(scene);
  const change = (body: object, seen: number) =>
    api.call(
      invoiceRecurrence.change,
      { ...here(), id, body: { gross_amount: 1_600_000, day: 28, until: '2027-02', ...body, version: seen } } as never,
      {
        as: scene.partner,
      },
    );
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
    api.call(invoiceRecurrence.pause, { ...here(), id, body: { version } }, { as: employee });
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
  await expect.poll(written, { timeout: 15_000 }).toContain(scene.partner.email);
  expect(await written()).toContain(`/detalhes/${first.id}`);
});
