import { groupInvoice } from '@esteto/contract/billing/group-invoice';
import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { shiftMoney } from '@esteto/contract/duty/shift-money';
import { expect, test } from 'vitest';
import { systemActor } from '../../../../platform/work/actor.ts';
import { newScene, type Scene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { newClient } from '../../../billing/client/client.examples.ts';
import { groupAsClient } from '../../../billing/invoice/group/group-invoice.examples.ts';
import { issueSample, paymentSample } from '../../../billing/invoice/testing/invoice-samples.ts';
import { newUnit } from '../../unit/unit.examples.ts';
import { doneShift, shiftNote, shiftNoteSample } from './shift-money.examples.ts';

const api = await testApp();
const NOVEMBER = { from: '2026-11', to: '2026-11' };

const byId = ([one]: readonly [number, unknown], [other]: readonly [number, unknown]) => one - other;

const november = async () => {
  const scene = await newScene(api);
  const [first, second] = [await doneShift(scene), await doneShift(scene)];
  const mine = { company_id: scene.company.id };
  const as = { as: scene.partner };
  const here = { group_id: scene.group.id };
  const manager = { as: scene.manager };
  const own = () => api.ask(shiftMoney.own, { ...mine, ...NOVEMBER }, as);
  const states = async () => (await own()).shifts.map(({ id, money }) => [id, money] as const).toSorted(byId);
  const all = (money: string) => [first.id, second.id].map((id) => [id, money] as const).toSorted(byId);
  const statuses = async () =>
    (await api.sql<{ status: string }>('select status from duty_shifts where group_id = $1 order by id', [scene.group.id])).map(
      ({ status }) => status,
    );
  const ask = async (ids: number[], client_id?: number) =>
    api.call(shiftMoney.request, { ...mine, body: await shiftNoteSample(scene, ids, client_id) }, as);
  const follow = () => api.modules.shiftMoney.followNotes('test');
  const costs = async (who = scene.manager) => {
    const units = await api.ask(shiftMoney.costs, { ...here, month: '2026-11' }, { as: who });
    return units.find(({ id }) => id === first.unit_id);
  };
  return { scene, first, second, mine, as, here, manager, own, states, statuses, all, ask, follow, costs };
};

const issued = async ({ api, master }: Scene, { id, version }: { id: number; version: number }) =>
  api.ask(receivable.issue, { id, body: { ...issueSample(), version } }, { as: master });

test('two shifts become one note; issued and paid, the shifts are paid, and no more when the money is taken back', async () => {
  const { scene, first, second, own, states, statuses, all, follow, costs } = await november();
  expect(await states()).toEqual(all('to_invoice'));
  const note = await shiftNote(scene, [first.id, second.id]);
  expect(note.gross_amount).toBe(300_000);
  expect(await states()).toEqual(all('invoiced'));
  expect((await own()).shifts.map(({ invoice_id }) => invoice_id)).toEqual([note.id, note.id]);
  expect(await costs()).toMatchObject({ done: 150_000, invoiced: 150_000, paid: 0 });

  const { version, net_amount } = await issued(scene, note);
  const paid = await api.ask(receivable.receive, { id: note.id, body: { ...paymentSample(net_amount), version } }, { as: scene.master });
  // What is read of money waits for no job.
  expect(await states()).toEqual(all('received'));
  expect(await statuses()).toEqual(['done', 'done']);
  await follow();
  expect(await statuses()).toEqual(['paid', 'paid']);
  expect(await states()).toEqual(all('received'));
  expect(await costs()).toMatchObject({ invoiced: 150_000, paid: 150_000 });

  const [payment] = paid.payments;
  await api.modules.payments.undo(systemActor('test'), { id: note.id, scope: 'every_company', by: 'staff' }, payment?.id ?? 0);
  await follow();
  expect(await statuses()).toEqual(['done', 'done']);
  expect(await states()).toEqual(all('invoiced'));
  await follow();
  expect(await statuses()).toEqual(['done', 'done']);
});

test('a note that falls due is late', async () => {
  const { scene, first, states, all } = await november();
  const note = await shiftNote(scene, [first.id]);
  await issued(scene, note);
  await api.sql(`update invoices set due_date = '2026-11-01' where id = $1`, [note.id]);
  expect(await states()).toEqual(all('to_invoice').map(([id, money]) => [id, id === first.id ? 'late' : money]));
});

test('a shift is billed once; a note that is given up gives it back', async () => {
  const { scene, first, second, mine, as, states, all, ask } = await november();
  const note = await shiftNote(scene, [first.id]);
  expect(await ask([first.id, second.id])).toMatchObject({ status: 422, error: { message: expect.stringMatching(/já tem nota/) } });
  expect((await api.ask(invoice.list, mine, as)).total).toBe(1);
  await api.modules.withdrawals.discard(
    systemActor('test'),
    { id: note.id, scope: 'every_company', by: 'staff' },
    { reason: 'Em dobro', version: null },
  );
  expect(await states()).toEqual(all('to_invoice'));
  expect((await ask([first.id, second.id])).status).toBe(200);
  expect(await states()).toEqual(all('invoiced'));
});

test('of two who ask at the same time one has the note', async () => {
  const { scene, first, mine, as } = await november();
  const taker = await groupAsClient(scene);
  const body = await shiftNoteSample(scene, [first.id], taker.id);
  const answers = await Promise.all([1, 2].map(() => api.call(shiftMoney.request, { ...mine, body }, as)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect((await api.ask(invoice.list, mine, as)).total).toBe(1);
});

test('nothing is asked of another taker, of another company, by Pix, or for what is not the person’s or not done', async () => {
  const { scene, first, mine, as, own, ask } = await november();
  const elsewhere = await newClient(scene);
  expect(await ask([first.id], elsewhere.id)).toMatchObject({
    status: 422,
    error: { errors: { client_id: [expect.stringMatching(/O tomador é o grupo/)] } },
  });
  const foreign = await doneShift(await newScene(api));
  expect((await ask([first.id, foreign.id])).status).toBe(404);

  const other = await api.make.company({ name: 'Clínica Outra' });
  await api.sql('update accreditations set company_id = $2 where group_id = $1', [scene.group.id, other.id]);
  expect((await own()).groups).toMatchObject([{ id: scene.group.id, problem: expect.stringMatching(/paga Clínica Outra/) }]);
  expect(await ask([first.id])).toMatchObject({ status: 422, error: { message: expect.stringMatching(/Troque de empresa/) } });
  await api.sql(`update accreditations set company_id = null, payment = 'pix' where group_id = $1`, [scene.group.id]);
  expect(await ask([first.id])).toMatchObject({ status: 422, error: { message: expect.stringMatching(/por Pix/) } });
  await api.sql('update accreditations set payment = null where group_id = $1', [scene.group.id]);

  await api.sql(`update duty_shifts set status = 'missed' where id = $1`, [first.id]);
  expect(await ask([first.id])).toMatchObject({ status: 422, error: { message: expect.stringMatching(/Faltas/) } });
  expect((await api.ask(invoice.list, mine, as)).total).toBe(0);
});

test('the group is found among the clients, itself before a branch', async () => {
  const { scene, own } = await november();
  expect((await own()).groups).toMatchObject([{ client: null, document: scene.group.cnpj, problem: null }]);
  await groupAsClient(scene);
  const itself = await newClient(scene, { document: scene.group.cnpj ?? '' });
  expect((await own()).groups).toMatchObject([{ client: { id: itself.id } }]);
});

test('what was billed stays, whatever the clock says later; a note that is replaced hands its shifts on', async () => {
  const { scene, first, own, ask, follow } = await november();
  await api.sql(`update duty_shifts set value = 10000, value_kind = 'per_hour', done_minutes = 90 where id = $1`, [first.id]);
  const note = await shiftNote(scene, [first.id]);
  await api.sql('update duty_shifts set done_minutes = 30 where id = $1', [first.id]);
  const worth = async () => (await own()).shifts.find(({ id }) => id === first.id)?.worth;
  expect(await worth()).toBe(15_000);

  const second = await shiftNote(scene, [(await doneShift(scene)).id]);
  await api.sql(`update invoices set status = 'replaced', substituted_by_id = $2 where id = $1`, [note.id, second.id]);
  expect((await ask([first.id])).status).toBe(422);
  await follow();
  const [row] = await api.sql<{ invoice_id: string }>('select invoice_id from duty_shifts where id = $1', [first.id]);
  expect(Number(row?.invoice_id)).toBe(second.id);
  expect(await worth()).toBe(15_000);
});

test('managers see what their units cost and the shifts behind each note; administrators say what they may', async () => {
  const { scene, first, second, here, manager, costs } = await november();
  const set = (unit_id: number, amount: number | null, who = scene.manager) =>
    api.call(shiftMoney.setBudget, { ...here, body: { unit_id, month: '2026-11', amount } }, { as: who });
  expect(await costs()).toMatchObject({ shifts: 1, planned: 150_000, cost: 150_000, done: 150_000, invoiced: 0, paid: 0, budget: null });
  expect((await set(first.unit_id, 100_000)).status).toBe(204);
  expect((await set(first.unit_id, 140_000)).status).toBe(204);
  expect(await costs()).toMatchObject({ budget: 140_000 });
  expect((await set(first.unit_id, null)).status).toBe(204);
  expect(await costs()).toMatchObject({ budget: null });
  expect((await set((await newUnit(await newScene(api))).id, 1)).status).toBe(404);

  const coordinator = await api.make.manager(scene.group, 'coordinator');
  await api.sql('update group_managers set unit_ids = array[$2::bigint] where user_id = $1', [coordinator.id, second.unit_id]);
  expect((await set(second.unit_id, 1, coordinator)).status).toBe(403);
  expect(await costs(coordinator)).toBeUndefined();
  expect(await api.ask(shiftMoney.costs, { ...here, month: '2026-11' }, { as: coordinator })).toMatchObject([{ id: second.unit_id }]);

  const note = await issued(scene, await shiftNote(scene, [first.id, second.id]));
  expect((await api.ask(groupInvoice.list, here, manager)).items).toMatchObject([{ id: note.id }]);
  const behind = async (who: typeof scene.manager) =>
    (await api.ask(shiftMoney.noteShifts, { ...here, id: note.id }, { as: who }))
      .map(({ id, worth }) => [id, worth] as const)
      .toSorted(byId);
  expect(await behind(scene.manager)).toEqual([first.id, second.id].map((id) => [id, 150_000] as const).toSorted(byId));
  expect(await behind(coordinator)).toEqual([[second.id, 150_000]]);
  const stranger = await newScene(api);
  expect((await api.call(shiftMoney.noteShifts, { group_id: stranger.group.id, id: note.id }, { as: stranger.manager })).status).toBe(404);
});

test('what is still to be worked is expected; open places and drafts cost what is planned', async () => {
  const { first, here, manager, own, costs } = await november();
  await api.sql(`update duty_shifts set status = 'confirmed' where id = $1`, [first.id]);
  expect((await own()).shifts.find(({ id }) => id === first.id)).toMatchObject({ money: 'expected', worth: 150_000 });
  expect(await costs()).toMatchObject({ planned: 150_000, cost: 150_000, done: 0 });
  await api.sql(`update duty_shifts set status = 'missed' where id = $1`, [first.id]);
  expect(await costs()).toMatchObject({ planned: 150_000, cost: 0, done: 0 });
  expect((await api.ask(dutyShift.detail, { ...here, id: first.id }, manager)).status).toBe('missed');
});
