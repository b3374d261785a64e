import { invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { receivable } from '@esteto/contract/billing/receivable';
import { afterEach, expect, test } from 'vitest';
import { granted } from '../../../../testing/factories.ts';
import { newScene } from '../../../../testing/scene.ts';
import { tally } from '../../../../testing/tally.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { TEST_NOW } from '../../../../testing/test-clock.ts';
import { paymentSample } from '../testing/invoice-samples.ts';
import { issuedInvoice, newInvoice, paidInvoice } from '../testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, partner, master } = scene;
const here = { company_id: company.id };
const as = { as: master };

afterEach(() => api.clock.set(TEST_NOW));

const receive = async ({ id, version }: Pick<InvoiceDetail, 'id' | 'version'>, body: object) =>
  api.call(receivable.receive, { id, body: { ...body, version } }, { as: await api.signIn(master) });

test('money comes in parts until nothing is left, and never more than is due', async () => {
  const issued = await issuedInvoice(scene);
  const { body: part } = await receive(issued, { ...paymentSample(400_000), note: 'Pix do hospital.' });
  expect(part).toMatchObject({ status: 'partially_paid', received_amount: 400_000, paid_at: null });
  expect(part.payments).toMatchObject([{ date: '2026-11-20', amount: 400_000, note: 'Pix do hospital.', recorded_by_name: master.name }]);

  const above = await receive(part, paymentSample(1_100_001));
  expect(above).toMatchObject({ status: 422, error: { errors: { amount: ['O saldo da nota é R$\u00a011.000,00.'] } } });

  const { body: whole } = await receive(part, paymentSample(1_100_000, '2026-11-18'));
  expect(whole).toMatchObject({ status: 'paid', received_amount: 1_500_000, paid_at: '2026-11-20' });
  expect(whole.payments.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-20']);
});

test('tax that the client kept back settles the invoice beside the money', async () => {
  const { body } = await receive(await issuedInvoice(scene), { ...paymentSample(1_430_250), withheld_csrf: 69_750 });
  expect(body).toMatchObject({
    status: 'paid',
    received_amount: 1_430_250,
    withheld_on_payment: 69_750,
    payments: [{ withheld_csrf: 69_750 }],
  });
});

test.each([
  [paymentSample(0), { amount: ['Valor recebido: escreva um valor maior que zero.'] }],
  [paymentSample(1, '2026-11-21'), { date: ['Recebido em: a data não pode ser no futuro.'] }],
  [
    { ...paymentSample(1_500_000), withheld_iss: 1 },
    { amount: ['Recebido, retido e descontado somam mais que o saldo da nota, R$\u00a015.000,00.'] },
  ],
  [{ ...paymentSample(1), status: 'paid' }, { '': ['Há campos que não são aceitos aqui: status.'] }],
])('refuses %j in words', async (wrong, errors) => {
  const { status, error } = await receive(await issuedInvoice(scene), wrong);
  expect({ status, errors: error.errors }).toEqual({ status: 422, errors });
});

test('only what is issued is paid', async () => {
  const { status, error } = await receive(await newInvoice(scene), paymentSample(100));
  expect(status).toBe(422);
  expect(error).toMatchObject({ code: 'illegal_transition', message: expect.stringContaining('A nota está em "Solicitada"') });
});

test('a payment taken back leaves the invoice as it stands without it, and stays in the history', async () => {
  const paid = await paidInvoice(scene, 400_000);
  const { body: whole } = await receive(paid, paymentSample(1_100_000));
  const [first, second] = whole.payments.map(({ id }) => id);
  const undo = async (payment_id = 0) => api.call(receivable.undoPayment, { id: paid.id, payment_id }, { as: await api.signIn(master) });

  expect((await undo(second)).body).toMatchObject({ status: 'partially_paid', received_amount: 400_000, paid_at: null });
  expect((await undo(second)).status).toBe(404);
  api.clock.set('2026-12-11T15:00:00.000Z');
  expect((await undo(first)).body).toMatchObject({ status: 'overdue', received_amount: 0, payments: [] });

  api.clock.set(TEST_NOW);
  const history = await api.ask(receivable.history, { id: paid.id }, as);
  expect(history.slice(0, 4).map(({ label }) => label)).toEqual([
    'Recebimento desfeito',
    'Recebimento desfeito',
    'Recebimento registrado',
    'Recebimento parcial registrado',
  ]);
  expect(history[0]?.changes).toContainEqual({
    path: 'received_amount',
    label: 'Valor recebido',
    old: 'R$\u00a04.000,00',
    new: 'R$\u00a00,00',
  });
  const kept = await api.sql('select undone_by from payments where invoice_id = $1', [paid.id]);
  expect(kept).toEqual([{ undone_by: String(master.id) }, { undone_by: String(master.id) }]);
});

test('a late invoice is paid like any other', async () => {
  const issued = await issuedInvoice(scene);
  api.clock.set('2026-12-11T15:00:00.000Z');
  await api.modules.invoiceActions.expireDue('test');
  const late = await api.ask(receivable.detail, { id: issued.id }, { as: await api.signIn(master) });
  expect(late.status).toBe('overdue');
  expect((await receive(late, paymentSample(1_500_000, '2026-12-11'))).body).toMatchObject({ status: 'paid', paid_at: '2026-12-11' });
});

test("a payment of another invoice is not this one's to undo", async () => {
  const [one, other] = [await paidInvoice(scene), await paidInvoice(scene)];
  const foreign = { id: one.id, payment_id: other.payments[0]?.id ?? 0 };
  expect((await api.call(receivable.undoPayment, foreign, as)).status).toBe(404);
});

test('of ten who record the same money at once one does, and the others are told', async () => {
  const issued = await issuedInvoice(scene);
  const analysts = await Promise.all(Array.from({ length: 10 }, () => api.make.master()));
  const body = { ...paymentSample(1_000_000), version: issued.version };
  const replies = await Promise.all(analysts.map((analyst) => api.call(receivable.receive, { id: issued.id, body }, { as: analyst })));
  expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 409: 9 });
  expect(await api.ask(receivable.detail, { id: issued.id }, as)).toMatchObject({ received_amount: 1_000_000, payments: [{}] });
});

test('two undo one payment at once: one does', async () => {
  const { id, payments } = await paidInvoice(scene);
  const undo = { id, payment_id: payments[0]?.id ?? 0 };
  const replies = await Promise.all(
    [master, await api.make.master()].map((person) => api.call(receivable.undoPayment, undo, { as: person })),
  );
  expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 404: 1 });
});

test('a doctor records and undoes for what they see, an employee only what they were granted', async () => {
  const employee = await api.make.employee(company, [granted('invoices', 'view', 'edit')]);
  const own = await newInvoice({ ...scene, requester: employee });
  const { version } = await api.ask(receivable.issue, { id: own.id, body: { number: '7001', verification_code: 'A', version: 1 } }, as);
  const recorded = await api.ask(invoice.receive, { ...here, id: own.id, body: { ...paymentSample(1), version } }, { as: employee });
  expect(recorded.payments).toMatchObject([{ amount: 1, recorded_by_name: employee.name }]);

  const undo = { ...here, id: own.id, payment_id: recorded.payments[0]?.id ?? 0 };
  expect((await api.call(invoice.undoPayment, undo, { as: employee })).status).toBe(403);
  expect(await api.ask(invoice.undoPayment, undo, { as: partner })).toMatchObject({ status: 'authorized', payments: [] });

  const others = await issuedInvoice(scene);
  const body = { ...paymentSample(1), version: others.version };
  expect((await api.call(invoice.receive, { ...here, id: others.id, body }, { as: employee })).status).toBe(404);
});
