import { receivable } from '@esteto/contract/billing/receivable';
import { boleto } from '@esteto/contract/money/boleto';
import { cashFlow } from '@esteto/contract/money/cash-flow';
import { expense } from '@esteto/contract/money/expense';
import { companyTransaction, reconciliation } from '@esteto/contract/money/reconciliation';
import { statement } from '@esteto/contract/month/statement';
import type { TargetKind } from '@esteto/domain/money/reconciliation/reconciliation-form';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { issuedInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { ofxSample } from '../../month/statement/statement.examples.ts';
import { newBoleto } from '../boleto/boleto.examples.ts';
import { newExpense } from '../expense/expense.examples.ts';

const api = await testApp();

type Movement = { day: string; amount: string; memo: string };

/** The movements of a fresh company's November, each by its description. */
const sent = async (scene: Scene, movements: Movement[], account = '500-1') => {
  const at = { company_id: scene.company.id };
  const file = ofxSample(
    movements.map((movement, index) => ({ ...movement, id: `${account}M000${index}` })),
    account,
  );
  await api.ask(statement.upload, { ...at, body: { year: 2026, month: 11 }, file }, { as: scene.partner });
  const { items } = await api.ask(reconciliation.list, { ...at, limit: 100 }, { as: scene.partner });
  return Object.fromEntries(items.map((row) => [row.memo, row]));
};

const idOf = (rows: Awaited<ReturnType<typeof sent>>, memo: string): number => rows[memo]?.id ?? 0;
const answer = { targets: [], category: null, is_ignored: false, always: false, note: null };
const target = (kind: TargetKind, id: number, amount: number, settles = false) => ({ kind, id, amount, settles });

const invoiceOf = (scene: Scene, id: number) => api.ask(receivable.detail, { id }, { as: scene.master });

test('a credit pays the note that it is the money of, on its day; undone, the note waits again', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const note = await issuedInvoice(scene);
  const rows = await sent(scene, [{ day: '20261120', amount: '15000.00', memo: 'PIX RECEBIDO' }]);
  const row = rows['PIX RECEBIDO'];
  expect(row).toMatchObject({ status: 'suggested', suggestion: { parts: [{ kind: 'invoice', id: note.id, amount: 1_500_000 }], left: 0 } });
  expect(row?.suggestion?.reasons[0]).toBe('valor igual ao que falta');

  const id = row?.id ?? 0;
  const body = { ...answer, targets: [target('invoice', note.id, 1_500_000)] };
  const done = await api.ask(reconciliation.reconcile, { ...at, id, body }, { as: scene.partner });
  expect(done).toMatchObject({ status: 'matched', said: { parts: [{ kind: 'invoice', id: note.id, amount: 1_500_000 }] } });
  expect(await invoiceOf(scene, note.id)).toMatchObject({ status: 'paid', paid_at: '2026-11-20', received_amount: 1_500_000 });
  expect(await api.call(reconciliation.reconcile, { ...at, id, body }, { as: scene.partner })).toMatchObject({ status: 422 });

  expect(await api.ask(reconciliation.undo, { ...at, id }, { as: scene.partner })).toMatchObject({ status: 'suggested', said: null });
  expect(await invoiceOf(scene, note.id)).toMatchObject({ status: 'authorized', paid_at: null, received_amount: 0 });
});

test('a credit below the note pays a part, or all of it where the rest was kept back', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const [part, whole] = [await issuedInvoice(scene), await issuedInvoice(scene)];
  const rows = await sent(scene, [
    { day: '20261120', amount: '10000.00', memo: 'PARTE' },
    { day: '20261120', amount: '14302.50', memo: 'RETIDO' },
  ]);
  const say = (memo: string, body: object) =>
    api.ask(reconciliation.reconcile, { ...at, id: idOf(rows, memo), body: { ...answer, ...body } }, { as: scene.partner });
  await say('PARTE', { targets: [target('invoice', part.id, 1_000_000)] });
  await say('RETIDO', { targets: [target('invoice', whole.id, 1_430_250, true)] });
  expect(await invoiceOf(scene, part.id)).toMatchObject({ status: 'partially_paid', received_amount: 1_000_000 });
  expect(await invoiceOf(scene, whole.id)).toMatchObject({ status: 'paid', received_amount: 1_430_250, withheld_on_payment: 69_750 });
});

test('a credit of two notes and something else is divided', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const [one, two] = [await issuedInvoice(scene), await issuedInvoice(scene)];
  const rows = await sent(scene, [{ day: '20261120', amount: '30100.00', memo: 'TED' }]);
  const targets = [target('invoice', one.id, 1_500_000), target('invoice', two.id, 1_500_000)];
  const say = (body: object) =>
    api.call(reconciliation.reconcile, { ...at, id: idOf(rows, 'TED'), body: { ...answer, ...body } }, { as: scene.partner });
  expect((await say({ targets })).body).toMatchObject({ errors: { category: [expect.stringContaining('R$\u00a0100,00 que sobram')] } });
  expect((await say({ targets, category: 'yield' })).body).toMatchObject({ status: 'split', said: { category: 'yield' } });
  expect(await invoiceOf(scene, two.id)).toMatchObject({ status: 'paid' });
});

test('a debit pays its boleto, and the boleto’s own undoing frees the movement', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const { id: boleto_id } = await newBoleto(scene);
  const rows = await sent(scene, [{ day: '20261120', amount: '-812.40', memo: 'PAGAMENTO HONORARIOS' }]);
  const id = idOf(rows, 'PAGAMENTO HONORARIOS');
  expect(rows['PAGAMENTO HONORARIOS']?.suggestion?.parts).toMatchObject([{ kind: 'boleto', id: boleto_id, name: 'Honorários de outubro' }]);
  const body = { ...answer, targets: [target('boleto', boleto_id, 81_240)] };
  await api.ask(reconciliation.reconcile, { ...at, id, body }, { as: scene.partner });
  const paid = await api.ask(boleto.detail, { id: boleto_id }, { as: scene.master });
  expect(paid).toMatchObject({ status: 'paid', paid_on: '2026-11-20', paid_amount: 81_240 });

  const undoing = { reason: 'Era de outro boleto', version: paid.version };
  await api.ask(boleto.undoPayment, { id: boleto_id, body: undoing }, { as: scene.master });
  expect(await api.ask(reconciliation.detail, { ...at, id }, { as: scene.partner })).toMatchObject({ status: 'suggested', said: null });
  api.clock.set('2026-11-20T16:00:00Z');
  await api.ask(reconciliation.reconcile, { ...at, id, body }, { as: scene.partner });
  await api.ask(reconciliation.undo, { ...at, id }, { as: scene.partner });
  expect(await api.ask(boleto.detail, { id: boleto_id }, { as: scene.master })).toMatchObject({ status: 'opened', paid_amount: null });
});

test('a payment taken back at the note frees the movement', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const note = await issuedInvoice(scene);
  const rows = await sent(scene, [{ day: '20261120', amount: '15000.00', memo: 'PIX' }]);
  const id = idOf(rows, 'PIX');
  const body = { ...answer, targets: [target('invoice', note.id, 1_500_000)] };
  await api.ask(reconciliation.reconcile, { ...at, id, body }, { as: scene.partner });
  const { payments } = await invoiceOf(scene, note.id);
  await api.ask(receivable.undoPayment, { id: note.id, payment_id: payments[0]?.id ?? 0 }, { as: scene.master });
  const waiting = await api.ask(reconciliation.list, { ...at, standing: 'waiting' }, { as: scene.partner });
  expect(waiting.items.map((row) => row.id)).toEqual([id]);
  await api.ask(reconciliation.reconcile, { ...at, id, body }, { as: scene.partner });
  expect(await invoiceOf(scene, note.id)).toMatchObject({ status: 'paid' });
});

test('what is wrong with a part stands beside it', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const note = await issuedInvoice(scene);
  const rows = await sent(scene, [{ day: '20261120', amount: '16000.00', memo: 'PIX' }]);
  const body = { ...answer, targets: [target('invoice', note.id, 1_600_000)] };
  const refused = await api.call(reconciliation.reconcile, { ...at, id: idOf(rows, 'PIX'), body }, { as: scene.partner });
  expect(refused).toMatchObject({ status: 422, body: { errors: { 'targets[0].amount': ['O saldo da nota é R$\u00a015.000,00.'] } } });
  expect(await invoiceOf(scene, note.id)).toMatchObject({ status: 'authorized', received_amount: 0 });
});

test('a rule says the same of all that waits and of what comes, until it is removed', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const as = { as: scene.partner };
  const rows = await sent(scene, [
    { day: '20261003', amount: '-49.90', memo: 'TARIFA PACOTE 10/2026' },
    { day: '20261103', amount: '-52.90', memo: 'TARIFA PACOTE 11/2026' },
    { day: '20261104', amount: '-80.00', memo: 'PAPELARIA' },
  ]);
  const id = idOf(rows, 'TARIFA PACOTE 11/2026');
  expect(await api.ask(reconciliation.detail, { ...at, id }, as)).toMatchObject({ words: 'tarifa pacote', alike: 1 });
  await api.ask(reconciliation.reconcile, { ...at, id, body: { ...answer, category: 'bank_fee', always: true } }, as);
  const known = async () => (await api.ask(reconciliation.list, { ...at, standing: 'categorized' }, as)).items;
  expect((await known()).map(({ memo, said }) => [memo, said?.by_rule])).toEqual([
    ['TARIFA PACOTE 11/2026', true],
    ['TARIFA PACOTE 10/2026', true],
  ]);

  await sent(scene, [{ day: '20261120', amount: '-52.90', memo: 'TARIFA PACOTE 12/2026' }], '500-2');
  await api.modules.reconciliations.applyRules('a job', at);
  expect(await known()).toHaveLength(3);
  const [rule] = (await api.ask(reconciliation.rules, at, as)).items;
  expect(rule).toMatchObject({ words: 'tarifa pacote', is_inflow: false, category: 'bank_fee', hits: 3 });
  const at_rule = { ...at, id: rule?.id ?? 0 };
  const change = (body: { category: 'capital' | 'services' | null; again: boolean }, version: number) =>
    api.call(reconciliation.changeRule, { ...at_rule, body: { ...body, version } }, as);
  expect((await change({ category: 'capital', again: true }, 1)).error?.errors).toEqual({
    category: ['Categoria: “Aporte de sócio” não é de saídas.'],
  });
  expect((await change({ category: null, again: false }, 1)).body).toMatchObject({ category: null, hits: 3, version: 2 });
  expect((await known()).map(({ said }) => said?.category)).toEqual(['bank_fee', 'bank_fee', 'bank_fee']);
  expect((await change({ category: 'services', again: true }, 2)).body).toMatchObject({ category: 'services', hits: 3 });
  expect((await known()).map(({ said }) => said?.category)).toEqual(['services', 'services', 'services']);
  await api.ask(reconciliation.removeRule, at_rule, as);
  expect((await api.ask(reconciliation.rules, at, as)).items).toEqual([]);
  expect(await known()).toHaveLength(3);
});

test('movements are found by account, month, words and standing, and their sum is told', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const as = { as: scene.partner };
  await sent(scene, [
    { day: '20261003', amount: '100.00', memo: 'RECEITA DE OUTUBRO' },
    { day: '20261103', amount: '-40.00', memo: 'TARIFA DE NOVEMBRO' },
  ]);
  await sent(scene, [{ day: '20261104', amount: '7.00', memo: 'Rendimento da Poupança' }], '500-9');
  const memos = async (query: object) => (await api.ask(reconciliation.list, { ...at, ...query }, as)).items.map(({ memo }) => memo);
  expect(await memos({ month: '2026-10' })).toEqual(['RECEITA DE OUTUBRO']);
  expect(await memos({ search: 'poupanca' })).toEqual(['Rendimento da Poupança']);
  expect(await memos({ direction: 'out' })).toEqual(['TARIFA DE NOVEMBRO']);
  expect((await api.ask(reconciliation.list, at, as)).sums).toEqual({ amount: 6700 });
});

test('an employee without the right to notes and boletos is told of none and pays none', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const note = await issuedInvoice(scene);
  const rows = await sent(scene, [{ day: '20261120', amount: '15000.00', memo: 'PIX' }]);
  const id = idOf(rows, 'PIX');
  const blind = { as: await api.make.employee(scene.company, [granted('statements', 'view', 'edit')]) };
  expect(await api.ask(reconciliation.detail, { ...at, id }, blind)).toMatchObject({ status: 'unmatched', candidates: [] });
  const body = { ...answer, targets: [target('invoice', note.id, 1_500_000)] };
  const refused = await api.call(reconciliation.reconcile, { ...at, id, body }, blind);
  expect(refused).toMatchObject({ status: 422, body: { errors: { targets: [expect.stringContaining('permissão')] } } });
  await api.ask(reconciliation.reconcile, { ...at, id, body }, { as: scene.partner });
  expect(await api.ask(reconciliation.detail, { ...at, id }, blind)).toMatchObject({ said: { parts: [{ name: 'Uma nota fiscal' }] } });
  expect((await api.call(reconciliation.undo, { ...at, id }, blind)).status).toBe(403);
});

test('what was spent stands in the month’s outflows, less what a boleto says; a transfer does not', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const as = { as: scene.partner };
  const { id: boleto_id } = await newBoleto(scene);
  const rows = await sent(scene, [
    { day: '20261103', amount: '-3200.00', memo: 'IMOBILIARIA' },
    { day: '20261104', amount: '-500.00', memo: 'PARA A POUPANCA' },
    { day: '20261105', amount: '-900.00', memo: 'PAGAMENTOS' },
    { day: '20261106', amount: '-70.00', memo: 'NINGUEM SABE' },
  ]);
  const say = (memo: string, body: object) =>
    api.ask(reconciliation.reconcile, { ...at, id: idOf(rows, memo), body: { ...answer, ...body } }, as);
  await say('IMOBILIARIA', { category: 'rent' });
  await say('PARA A POUPANCA', { category: 'transfer_out' });
  await say('PAGAMENTOS', { targets: [target('boleto', boleto_id, 81_240)], category: 'bank_fee' });

  const { items } = await api.ask(cashFlow.expenses, { ...at, month: '2026-11' }, as);
  expect(items.map(({ memo, amount }) => [memo, amount])).toEqual([
    ['IMOBILIARIA', 320_000],
    ['PAGAMENTOS', 8760],
  ]);
  const [november] = await api.ask(cashFlow.months, { ...at, from: '2026-11', to: '2026-11' }, as);
  expect(november?.out.paid).toBe(320_000 + 8760 + 81_240);

  await api.ask(reconciliation.undo, { ...at, id: idOf(rows, 'IMOBILIARIA') }, as);
  const [without] = await api.ask(cashFlow.months, { ...at, from: '2026-11', to: '2026-11' }, as);
  expect(without?.out.paid).toBe(8760 + 81_240);
});

test('staff explain a movement as far as they may, and of the right company only', async () => {
  const scene = await newScene(api);
  const company_id = scene.company.id;
  const note = await issuedInvoice(scene);
  const rows = await sent(scene, [{ day: '20261120', amount: '15000.00', memo: 'PIX RECEBIDO' }]);
  const id = idOf(rows, 'PIX RECEBIDO');
  const body = { ...answer, targets: [target('invoice', note.id, 1_500_000)] };
  const other = await newScene(api);
  const elsewhere = { company_id: other.company.id, id, body };
  expect((await api.call(companyTransaction.reconcile, elsewhere, { as: scene.master })).status).toBe(404);
  const done = await api.ask(companyTransaction.reconcile, { company_id, id, body }, { as: scene.master });
  expect(done).toMatchObject({ status: 'matched' });
  expect(await invoiceOf(scene, note.id)).toMatchObject({ status: 'paid' });
  await api.ask(companyTransaction.undo, { company_id, id }, { as: scene.master });
  expect(await invoiceOf(scene, note.id)).toMatchObject({ status: 'authorized' });
});

test('a movement that looks like one of another account waits until a person says whether they are two', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const as = { as: scene.partner };
  const pix = { day: '20261105', amount: '-100.00', memo: 'PIX ENVIADO CLINICA SOL' };
  const rent = { day: '20261108', amount: '-900.00', memo: 'ALUGUEL SALA 12' };
  await sent(scene, [pix, rent], '700-1');
  const file = ofxSample(
    [
      { ...pix, id: 'B1000001', day: '20261106', memo: 'Transferência enviada Clínica Sol' },
      { ...rent, id: 'B1000002' },
    ],
    '700-2',
  );
  const { warnings } = await api.ask(statement.upload, { ...at, body: { year: 2026, month: 11 }, file }, as);
  expect(warnings).toEqual([
    '2 lançamentos parecem repetidos e ficaram à espera: veja em Lançamentos, em “Parecem repetidos”, se é o mesmo dinheiro.',
  ]);
  const alike = async () => (await api.ask(reconciliation.list, { ...at, standing: 'alike', sort: 'date' }, as)).items;
  const [other, same] = await alike();
  expect(other?.twin).toEqual({ date: '2026-11-05', memo: pix.memo, account: 'Banco 341, conta final 7001' });
  const body = { ...answer, category: 'rent' as const };
  const refusal = await api.call(reconciliation.reconcile, { ...at, id: other?.id ?? 0, body }, as);
  expect(refusal.error.message).toBe('Este lançamento parece repetido. Diga antes se é o mesmo.');

  await api.ask(reconciliation.tellApart, { ...at, id: other?.id ?? 0, body: { is_other: true } }, as);
  await api.ask(companyTransaction.tellApart, { ...at, id: same?.id ?? 0, body: { is_other: false } }, { as: scene.master });
  expect(await alike()).toEqual([]);
  const { items } = await api.ask(reconciliation.list, { ...at, sort: 'date' }, as);
  expect(items.map(({ memo }) => memo)).toEqual([pix.memo, 'Transferência enviada Clínica Sol', rent.memo]);
  expect((await api.call(reconciliation.tellApart, { ...at, id: other?.id ?? 0, body: { is_other: false } }, as)).status).toBe(422);
});

test('a debit pays an expense that was written by hand, which counts once; both wait again when it is taken back or goes', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const as = { as: scene.partner };
  const rent = await newExpense(scene, { description: 'Aluguel da sala', amount: 90_000, due_on: '2026-11-10' });
  const rows = await sent(scene, [
    { day: '20261109', amount: '-900.00', memo: 'PIX ENVIADO ALUGUEL DA SALA' },
    { day: '20261109', amount: '-950.00', memo: 'OUTRO' },
  ]);
  const id = idOf(rows, 'PIX ENVIADO ALUGUEL DA SALA');
  expect(rows['PIX ENVIADO ALUGUEL DA SALA']).toMatchObject({
    suggestion: { parts: [{ kind: 'expense', id: rent.id, name: 'Aluguel da sala' }], left: 0 },
  });
  const spent = async () => {
    const [month] = await api.ask(cashFlow.months, { ...at, from: '2026-11', to: '2026-11' }, as);
    return month?.out;
  };
  expect(await spent()).toEqual({ expected: 90_000, paid: 0 });
  const pay = (movement: number, amount: number) =>
    api.call(reconciliation.reconcile, { ...at, id: movement, body: { ...answer, targets: [target('expense', rent.id, amount)] } }, as);
  const refusal = await pay(idOf(rows, 'OUTRO'), 95_000);
  expect(refusal.error.errors).toEqual({
    'targets[0].amount': [`A despesa é de ${formatMoney(90_000)}. Se foi outro valor, altere a despesa antes.`],
  });
  expect((await pay(id, 90_000)).status).toBe(200);
  expect(await spent()).toEqual({ expected: 90_000, paid: 90_000 });
  const row = await api.ask(expense.detail, { ...at, id: rent.id }, as);
  expect(row).toMatchObject({ paid_on: '2026-11-09', is_matched: true });
  const { is_matched: _, created_at: __, updated_at: ___, id: ____, ...form } = row;
  const edit = await api.call(expense.update, { ...at, id: rent.id, body: { ...form, amount: 80_000 } }, as);
  expect(edit.error.message).toBe('Um lançamento do extrato pagou esta despesa. Desfaça a conciliação antes.');

  await api.ask(reconciliation.undo, { ...at, id }, as);
  expect(await spent()).toEqual({ expected: 90_000, paid: 0 });
  const { version } = await api.ask(expense.detail, { ...at, id: rent.id }, as);
  await api.ask(expense.update, { ...at, id: rent.id, body: { ...form, paid_on: '2026-11-07', version } }, as);
  await pay(id, 90_000);
  await api.ask(reconciliation.undo, { ...at, id }, as);
  expect(await api.ask(expense.detail, { ...at, id: rent.id }, as)).toMatchObject({ paid_on: '2026-11-07', is_matched: false });
  await pay(id, 90_000);
  await api.ask(expense.remove, { ...at, id: rent.id }, as);
  expect(await api.ask(reconciliation.detail, { ...at, id }, as)).toMatchObject({ status: 'unmatched', said: null });
  expect(await spent()).toEqual({ expected: 0, paid: 0 });
});
