import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { boleto } from '@esteto/contract/money/boleto';
import { cashFlow } from '@esteto/contract/money/cash-flow';
import { statement } from '@esteto/contract/month/statement';
import { overview } from '@esteto/contract/office/overview';
import { INVOICE_STATUSES, type InvoiceStatus, isLate } from '@esteto/domain/billing/invoice/invoice-status';
import { BALANCE_TYPES } from '@esteto/domain/money/cash-flow/balance-type';
import { sumCents } from '@esteto/domain/shared/money/money';
import { expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { issueSample, paymentSample, requirementSample } from '../../billing/invoice/testing/invoice-samples.ts';
import { askedInvoice, issuedInvoice, newInvoice, paidInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { ofxSample } from '../../month/statement/statement.examples.ts';
import { boletoSample, newBoleto } from '../boleto/boleto.examples.ts';
import { newExpense } from '../expense/expense.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const here = { company_id: scene.company.id };
const as = { as: scene.partner };
const received = await paidInvoice(scene, 600_000);
const issued = await issuedInvoice(scene);
const asked = await newInvoice(scene);
const dropped = await newInvoice(scene);
const staff = (id: number) => ({ id, scope: 'every_company', by: 'staff' }) as const;
await api.modules.withdrawals.discard(systemActor('test'), staff(dropped.id), { reason: 'Pedido em dobro.', version: null });

test.each([
  ['all_invoices', { in: { expected: 4_500_000, received: 600_000 }, balance: 4_500_000 }],
  ['actual_month', { in: { expected: 3_000_000, received: 600_000 }, balance: 3_000_000 }],
  ['include_only_paid_nf', { in: { expected: 4_500_000, received: 600_000 }, balance: 600_000 }],
] as const)('sums a month by what counts: %s', async (balance_type, november) => {
  const months = await api.ask(cashFlow.months, { ...here, from: '2026-10', to: '2026-12', balance_type }, as);
  expect(months).toMatchObject([
    { month: '2026-10', balance: 0 },
    { month: '2026-11', ...november },
    { month: '2026-12', balance: 0 },
  ]);
});

test('shows the invoices behind a number, and they sum to it', async () => {
  const entries = async (balance_type: 'all_invoices' | 'actual_month' | 'include_only_paid_nf') => {
    const { items } = await api.ask(cashFlow.entries, { ...here, month: '2026-11', balance_type }, as);
    return items.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  expect(await entries('all_invoices')).toEqual([received.id, issued.id, asked.id]);
  expect(await entries('actual_month')).toEqual([received.id, issued.id]);
  expect(await entries('include_only_paid_nf')).toEqual([received.id]);
});

test('money counts in the month in which it came, an invoice in that of its competence, and rows sum to their month whatever was withheld', async () => {
  const place = await newScene(api);
  const [where, who] = [{ company_id: place.company.id }, { as: place.partner }];
  const receive = async (date: string, amount: number, withheld: object = {}, values = "competence = '2026-09'") => {
    const { id, version } = await issuedInvoice(place);
    await api.sql(`update invoices set ${values} where id = $1`, [id]);
    await api.ask(receivable.receive, { id, body: { ...paymentSample(amount, date), ...withheld, version } }, { as: place.master });
    return id;
  };
  const late = await receive('2026-11-03', 1_492_676, { withheld_irrf: 7324 });
  const half = await receive('2026-10-31', 500_000);
  const rest = await api.ask(receivable.detail, { id: half }, { as: place.master });
  await api.ask(
    receivable.receive,
    { id: half, body: { ...paymentSample(400_000, '2026-11-01'), version: rest.version } },
    { as: place.master },
  );

  const months = async (balance_type: (typeof BALANCE_TYPES)[number]) =>
    api.ask(cashFlow.months, { ...where, from: '2026-09', to: '2026-11', balance_type }, who);
  expect((await months('include_only_paid_nf')).map(({ in: { expected, received }, balance }) => [expected, received, balance])).toEqual([
    [2_992_676, 0, 0],
    [0, 500_000, 500_000],
    [0, 1_892_676, 1_892_676],
  ]);
  expect(await api.ask(cashFlow.months, { ...where, from: '2026-09', to: '2026-11' }, who)).toEqual(await months('all_invoices'));

  const november = await api.ask(cashFlow.entries, { ...where, month: '2026-11', balance_type: 'include_only_paid_nf' }, who);
  expect(november.items.map(({ id, amount, received_on }) => [id, amount, received_on])).toEqual([
    [late, 1_492_676, '2026-11-03'],
    [half, 400_000, '2026-11-01'],
  ]);
  for (const type of BALANCE_TYPES)
    for (const {
      month,
      in: { expected, received },
    } of await months(type)) {
      const { items } = await api.ask(cashFlow.entries, { ...where, month, balance_type: type }, who);
      const sum = items.reduce((total, { amount }) => total + amount, 0);
      expect([type, month, sum]).toEqual([type, month, type === 'include_only_paid_nf' ? received : expected]);
    }
});

test('boletos go out: those that fall due in a month, and those paid in it; what a client is charged does not', async () => {
  const place = await newScene(api);
  const [where, who] = [{ company_id: place.company.id }, { as: place.partner }];
  const late = await newBoleto(place, { due_date: '2026-10-10' });
  const body = { paid_on: '2026-11-03', paid_amount: 83_000, version: late.version };
  await api.ask(boleto.pay, { id: late.id, body }, { as: place.master });
  const open = await newBoleto(place, { due_date: '2026-11-25' });
  const gone = await newBoleto(place, { due_date: '2026-11-26' });
  await api.ask(boleto.cancel, { id: gone.id, body: { reason: 'Emitido em dobro', version: gone.version } }, { as: place.master });
  const charge = { ...boletoSample(), kind: 'client_charge' as const, due_date: '2026-11-27', company_id: place.company.id };
  await api.ask(boleto.create, { body: charge }, { as: place.master });

  const out = async (balance_type: (typeof BALANCE_TYPES)[number]) =>
    (await api.ask(cashFlow.months, { ...where, from: '2026-10', to: '2026-11', balance_type }, who)).map((month) => [
      month.out.expected,
      month.out.paid,
      month.balance,
    ]);
  expect(await out('all_invoices')).toEqual([
    [81_240, 0, -81_240],
    [81_240, 83_000, -81_240],
  ]);
  expect((await out('include_only_paid_nf')).map(([, , balance]) => balance)).toEqual([0, -83_000]);
  const rows = async (balance_type: (typeof BALANCE_TYPES)[number]) =>
    (await api.ask(cashFlow.outflows, { ...where, month: '2026-11', balance_type }, who)).items.map(({ id }) => id);
  expect([await rows('all_invoices'), await rows('include_only_paid_nf')]).toEqual([[open.id], [late.id]]);
});

test('a note that is to replace another counts once it is issued, and the other until then', async () => {
  const place = await newScene(api);
  const [where, who] = [{ company_id: place.company.id }, { as: place.partner }];
  const original = await issuedInvoice(place);
  const body = { version: original.version, reason: '99', justification: 'O valor da primeira nota estava errado.' } as const;
  const { id, version } = await api.ask(receivable.substitute, { id: original.id, body }, { as: place.master });
  const counted = async () => {
    const query = { ...where, month: '2026-11', balance_type: 'all_invoices' } as const;
    const { items } = await api.ask(cashFlow.entries, query, who);
    const [november] = await api.ask(cashFlow.months, { ...where, from: '2026-11', to: '2026-11' }, who);
    const effects = { gross_amount: 100, competence: '2026-12' };
    const { simples } = await api.ask(invoice.effects, { ...where, ...effects }, who);
    return { ids: items.map((row) => row.id), expected: november?.in.expected, rbt12: simples?.rbt12.before };
  };
  expect(await counted()).toEqual({ ids: [original.id], expected: 1_500_000, rbt12: 1_500_000 });
  await api.ask(receivable.issue, { id, body: { ...issueSample(), version } }, { as: place.master });
  expect(await counted()).toEqual({ ids: [id], expected: 1_500_000, rbt12: 1_500_000 });
});

test('refuses months that run backwards or for ever', async () => {
  const ask = (from: string, to: string) => api.call(cashFlow.months, { ...here, from, to }, as);
  expect((await ask('2026-12', '2026-11')).error.errors).toHaveProperty('to');
  expect((await ask('2023-12', '2026-12')).error.errors).toHaveProperty('to');
  expect((await ask('2024-01', '2026-12')).body).toHaveLength(36);
});

test('sums no more than an employee may see, and shows the home page in the parts that they may open', async () => {
  const mine = [granted('invoices', 'view', 'edit')];
  const employee = await api.make.employee(scene.company, [...mine, granted('cash_flow', 'view')]);
  const plain = await api.make.employee(scene.company, mine);
  const stranger = await api.make.employee(scene.company);
  const own = await newInvoice({ ...scene, requester: employee });

  const [november] = await api.ask(cashFlow.months, { ...here, from: '2026-11', to: '2026-11' }, { as: employee });
  expect(november?.in.expected).toBe(own.net_amount);
  const { items } = await api.ask(cashFlow.entries, { ...here, month: '2026-11', balance_type: 'all_invoices' }, { as: employee });
  expect(items.map(({ id }) => id)).toEqual([own.id]);
  // What the company received is of an invoice that they did not ask for.
  const paidOnly = { ...here, month: '2026-11', balance_type: 'include_only_paid_nf' } as const;
  expect((await api.ask(cashFlow.entries, paidOnly, { as: employee })).items).toEqual([]);
  expect((await api.ask(cashFlow.outflows, paidOnly, { as: employee })).items).toEqual([]);

  const home = await api.ask(overview.home, here, { as: employee });
  expect(home.months?.at(-1)).toMatchObject({ month: '2026-11', in: { expected: own.net_amount, received: 0 }, balance: own.net_amount });
  expect(home.invoices).toMatchObject({ open: 1, attention: 0, late: 0, latest: [{ id: own.id }] });
  expect(await api.ask(overview.home, here, { as: plain })).toMatchObject({ months: null, invoices: { open: 0, latest: [] } });
  expect(await api.ask(overview.home, here, { as: stranger })).toEqual({ months: null, invoices: null });
});

test('the home page counts what is open, what waits for the doctor and what is late', async () => {
  const place = await newScene(api);
  const { id } = await askedInvoice(place, [requirementSample(), { ...requirementSample(), due_at: '2026-11-23' }]);
  await newInvoice(place);
  const late = await issuedInvoice(place);
  await api.sql(`update invoices set status = 'overdue', due_date = '2026-11-19' where id = $1`, [late.id]);
  const home = await api.ask(overview.home, { company_id: place.company.id }, { as: place.partner });
  expect(home.months).toHaveLength(6);
  expect(home.invoices).toMatchObject({ open: 2, attention: 1, attention_id: id, attention_due: '2026-11-23', late: 1 });
  expect(home.invoices?.latest).toHaveLength(3);

  await askedInvoice(place);
  const more = await api.ask(overview.home, { company_id: place.company.id }, { as: place.partner });
  expect(more.invoices).toMatchObject({ open: 3, attention: 2, attention_id: null, attention_due: '2026-11-23' });
});

test('what the late ones still owe is told with whom has owed for longest, whatever their statuses', async () => {
  const place = await newScene(api);
  const [where, who] = [{ company_id: place.company.id }, { as: place.partner }];
  const atRisk = async () => (await api.ask(overview.home, where, who)).invoices?.at_risk;
  const [first, second] = [await issuedInvoice(place), await issuedInvoice(place)];
  expect(await atRisk()).toBeNull();
  const set = (id: number, status: InvoiceStatus, due_date: string, came: number) =>
    api.sql('update invoices set status = $2, due_date = $3, received_amount = $4, withheld_on_payment = $5 where id = $1', [
      id,
      status,
      due_date,
      came,
      came > 0 ? 1_000 : 0,
    ]);
  await set(first.id, 'overdue', '2026-11-10', 0);
  await set(second.id, 'partially_paid', '2026-10-08', 30_000);
  const { items } = await api.ask(invoice.list, { ...where, late: true, sort: 'due_date' }, who);
  expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
  const amount = sumCents(items.map(({ net_amount }) => net_amount)) - 31_000;
  expect(await atRisk()).toEqual({ amount, client_name: items[0]?.client_name, due_date: '2026-10-08' });
});

test('the late ones that the home page counts are those that its link lists, part of them paid or nothing', async () => {
  const place = await newScene(api);
  const taker = await newClient(place);
  const dated = async (status: InvoiceStatus, due_date: string | null) => {
    const { id } = await newInvoice(place, taker);
    await api.sql('update invoices set status = $2, due_date = $3 where id = $1', [id, status, due_date]);
    return { id, status, due_date };
  };
  const made = [await dated('partially_paid', '2026-11-20'), await dated('sent', null)];
  for (const status of INVOICE_STATUSES) made.push(await dated(status, '2026-11-19'));
  const late = made.filter((one) => isLate(one, '2026-11-20')).map(({ id }) => id);
  expect(made.filter(({ id }) => late.includes(id)).map(({ status }) => status)).toContain('partially_paid');

  const [where, who] = [{ company_id: place.company.id }, { as: place.partner }];
  const home = await api.ask(overview.home, where, who);
  const { items } = await api.ask(invoice.list, { ...where, late: true, sort: 'requested_at' }, who);
  expect(items.map(({ id }) => id)).toEqual(late);
  expect(home.invoices?.late).toBe(late.length);
  const owed = items.map(({ net_amount, received_amount }) => net_amount - received_amount);
  expect(home.invoices?.at_risk).toEqual({ amount: sumCents(owed), client_name: items[0]?.client_name, due_date: '2026-11-19' });
  const theirs = await api.ask(receivable.list, { ...where, late: true, sort: 'requested_at' }, { as: place.master });
  expect(theirs.items.map(({ id }) => id)).toEqual(late);
});

test('the forecast follows from what waits, what each payer takes, what is to be paid and what the accounts hold', async () => {
  const place = await newScene(api);
  const [where, who] = [{ company_id: place.company.id }, { as: place.partner }];
  const paid = await paidInvoice(place, 1_500_000);
  const waiting = await issuedInvoice(place);
  const guide = await newBoleto(place, {
    kind: 'tax',
    description: 'ISS de outubro',
    competence: '2026-10',
    amount: 90_000,
    due_date: '2026-11-23',
  });
  const rent = await newExpense(place, { amount: 240_000, due_on: '2026-12-05' });
  const file = ofxSample([{ id: 'A1000001', day: '20261105', amount: '100.00', memo: 'PIX RECEBIDO' }], '500-1');
  await api.ask(statement.upload, { ...where, body: { year: 2026, month: 11 }, file }, who);
  await newExpense(place, { category: 'software', amount: 9_900, due_on: '2026-10-07', paid_on: '2026-10-08' });
  const read = () => api.ask(cashFlow.forecast, where, who);
  expect(await read()).toMatchObject({
    own_only: false,
    notes: [{ id: waiting.id, amount: 1_500_000 }],
    paid: [{ client_id: paid.client_id, cents: 1_500_000 }],
    invoiced: [
      { month: '2026-11', amount: 1_500_000 },
      { month: '2026-11', amount: 1_500_000 },
    ],
    outflows: [
      { kind: 'boleto', id: guide.id, amount: 90_000, on: '2026-11-23' },
      { kind: 'expense', id: rent.id, amount: 240_000, on: '2026-12-05', category: rent.category },
    ],
    spent: [{ category: 'software', month: '2026-10', amount: 9_900, day: 8 }],
    guided: [{ month: '2026-10', amount: 90_000 }],
    balance: null,
  });
  // A guide of the payroll takes nothing off the taxes of the revenue.
  await api.sql("update boletos set tax_key = 'inss' where id = $1", [guide.id]);
  expect((await read()).guided).toEqual([]);
  await api.sql('update statements set closing_balance = 700000 where company_id = $1 and month = 10', [place.company.id]);
  expect((await read()).balance).toEqual({ amount: 2_210_000, on: '2026-11-05' });

  const employee = await api.make.employee(place.company, [granted('invoices', 'view', 'edit'), granted('cash_flow', 'view')]);
  expect(await api.ask(cashFlow.forecast, where, { as: employee })).toMatchObject({
    own_only: true,
    notes: [],
    outflows: [],
    balance: null,
  });
});
