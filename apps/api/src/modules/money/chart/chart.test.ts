import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { cashFlow } from '@esteto/contract/money/cash-flow';
import { chart } from '@esteto/contract/money/chart';
import { closing } from '@esteto/contract/month/closing';
import type { TakerKind } from '@esteto/domain/billing/client/client-kinds';
import { monthTax } from '@esteto/domain/law/tax/month-tax';
import { sumCents } from '@esteto/domain/shared/money/money';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { paymentSample } from '../../billing/invoice/testing/invoice-samples.ts';
import { issuedInvoice, newInvoice, paidInvoice } from '../../billing/invoice/testing/invoice-scene.ts';

const api = await testApp();
const span = { from: '2026-01', to: '2026-11' };

const told = (scene: Scene) => ({ where: { company_id: scene.company.id }, as: { as: scene.partner } });

const kindOf = (id: number, kind: TakerKind | null) => api.sql('update clients set taker_kind = $2 where id = $1', [id, kind]);

const inMonth = (id: number, month: string, values = '') =>
  api.sql(`update invoices set competence = $2${values} where id = $1`, [id, month]);

/** A hospital that pays most, a person that pays little, one of no kind; in two years, with one note that died and one discount. */
const twoYears = async () => {
  const scene = await newScene(api);
  const [hospital, person, nobody] = [await newClient(scene), await newClient(scene), await newClient(scene)];
  await kindOf(hospital.id, 'hospital');
  await kindOf(person.id, 'person');
  await inMonth((await issuedInvoice(scene, hospital)).id, '2025-11');
  await inMonth((await issuedInvoice(scene, hospital)).id, '2026-11', ', unconditional_discount = 100000');
  await inMonth((await newInvoice(scene, hospital)).id, '2026-10');
  await inMonth((await issuedInvoice(scene, person)).id, '2026-10', ', gross_amount = 250000');
  await inMonth((await issuedInvoice(scene, nobody)).id, '2026-01', ', gross_amount = 70001');
  await inMonth((await issuedInvoice(scene, nobody)).id, '2026-01', ", status = 'cancelled'");
  return { scene, hospital, person, nobody };
};

const years = await twoYears();

test('revenue is told by month and by taker, with the year before', async () => {
  const { where, as } = told(years.scene);
  const { months, takers, own_only } = await api.ask(chart.revenue, { ...where, ...span }, as);
  expect(own_only).toBe(false);
  expect([months[0], months.at(-1), months.length]).toEqual([
    { month: '2025-01', revenue: 0 },
    { month: '2026-11', revenue: 1_400_000 },
    23,
  ]);
  expect(months.filter(({ revenue }) => revenue > 0)).toEqual([
    { month: '2025-11', revenue: 1_500_000 },
    { month: '2026-01', revenue: 70_001 },
    { month: '2026-10', revenue: 1_750_000 },
    { month: '2026-11', revenue: 1_400_000 },
  ]);
  expect(takers).toEqual([
    { client_id: years.hospital.id, name: years.hospital.name, kind: 'hospital', revenue: 2_900_000 },
    { client_id: years.person.id, name: years.person.name, kind: 'person', revenue: 250_000 },
    { client_id: years.nobody.id, name: years.nobody.name, kind: null, revenue: 70_001 },
  ]);
});

test('the list of invoices has the rows behind each number of the revenue, and they sum to it', async () => {
  const { where, as } = told(years.scene);
  const { months, takers } = await api.ask(chart.revenue, { ...where, ...span }, as);
  const listed = async (filters: object) => {
    const { items, sums } = await api.ask(invoice.list, { ...where, revenue: true, ...filters }, as);
    expect(sumCents(items.map(({ revenue }) => revenue))).toBe(sums?.['revenue']);
    return sums?.['revenue'];
  };
  for (const { month, revenue } of months)
    expect([month, await listed({ competence_from: month, competence_to: month })]).toEqual([month, revenue]);
  const period = { competence_from: span.from, competence_to: span.to };
  for (const { client_id, revenue } of takers) expect(await listed({ ...period, client_id })).toBe(revenue);
  const ofKind = (kind: TakerKind | null) => sumCents(takers.filter((taker) => taker.kind === kind).map(({ revenue }) => revenue));
  expect(await listed({ ...period, taker_kind: 'hospital' })).toBe(ofKind('hospital'));
  expect(await listed({ ...period, taker_kind: 'untold' })).toBe(ofKind(null));
  expect(await listed({ ...period, taker_kind: 'cooperative' })).toBe(0);
});

test('what was issued and received is what the cash flow says', async () => {
  const scene = await newScene(api);
  const { where, as } = told(scene);
  await paidInvoice(scene, 600_000);
  await inMonth((await issuedInvoice(scene)).id, '2026-10');
  await newInvoice(scene);
  const { months } = await api.ask(chart.inflow, { ...where, ...span }, as);
  expect(months.filter(({ issued, received }) => issued + received > 0)).toEqual([
    { month: '2026-10', issued: 1_500_000, received: 0 },
    { month: '2026-11', issued: 1_500_000, received: 600_000 },
  ]);
  for (const { month, issued, received } of months) {
    const amounts = async (balance_type: 'actual_month' | 'include_only_paid_nf') => {
      const { items } = await api.ask(cashFlow.entries, { ...where, month, balance_type }, as);
      return sumCents(items.map(({ amount }) => amount));
    };
    expect([month, await amounts('actual_month'), await amounts('include_only_paid_nf')]).toEqual([month, issued, received]);
  }
});

test('a taker takes the days that its own record says, and its paid notes are those that the list shows', async () => {
  const scene = await newScene(api);
  const { where, as } = told(scene);
  const taker = await newClient(scene);
  const pay = async (days: string, amount: number) => {
    const { id, version } = await issuedInvoice(scene, taker);
    await api.sql('update invoices set gross_amount = $2, net_amount = $2 where id = $1', [id, amount]);
    await api.ask(receivable.receive, { id, body: { ...paymentSample(amount, '2026-11-20'), version } }, { as: scene.master });
    await api.sql(`update invoices set issue_date = paid_at - ${days} where id = $1`, [id]);
  };
  await pay('10', 100_000);
  await pay('20', 200_000);
  await pay('60', 100_000);
  await issuedInvoice(scene, taker);
  await newInvoice(scene, taker);

  const { all, takers } = await api.ask(chart.payDays, { ...where, ...span }, as);
  // (100.000 x 10 + 200.000 x 20 + 100.000 x 60) / 400.000, rounded; a quarter of the money had come by the 10th day, three by the 20th.
  const spread = { average: 28, q1: 10, median: 20, q3: 20 };
  expect(takers).toEqual([{ client_id: taker.id, name: taker.name, paid: 3, open: 1, spread }]);
  expect(all).toEqual(spread);
  expect((await api.ask(client.detail, { ...where, id: taker.id }, as)).avg_days_to_pay).toBe(spread.average);
  const listed = await api.ask(
    invoice.list,
    { ...where, client_id: taker.id, status: 'paid', competence_from: span.from, competence_to: span.to },
    as,
  );
  expect(listed.total).toBe(3);
});

const payroll = (id: number, months: readonly string[]) =>
  Promise.all(
    months.map((month) =>
      api.sql(
        `insert into payroll_months (company_id, competence, pro_labore, wages, inss_employer, fgts, reason, created_at, updated_at)
         values ($1, $2, 500000, 0, 0, 0, 'Folha', now(), now())`,
        [id, month],
      ),
    ),
  );

test('taxes are those of the months, divided as the law divides them, and of a closed month as they were kept', async () => {
  const scene = await newScene(api, { company: await api.make.company({ opening_date: '2026-08-03' }) });
  const { where, as } = told(scene);
  for (const month of ['2026-08', '2026-09', '2026-10']) await inMonth((await issuedInvoice(scene)).id, month);
  await payroll(scene.company.id, ['2026-08', '2026-09', '2026-10']);
  const ask = () => api.ask(chart.taxes, { ...where, from: '2026-07', to: '2026-11' }, as);
  const known = await api.modules.months.ofOne(scene.company.id, '2026-11');

  const taxes = await ask();
  expect(taxes.months.map(({ month, total }) => [month, total])).toEqual(
    ['2026-08', '2026-09', '2026-10', '2026-11'].map((month) => [month, monthTax(known, month).das_due]),
  );
  expect(sumCents(taxes.taxes.map(({ amount }) => amount))).toBe(taxes.total);
  expect(taxes.taxes.map(({ tax }) => tax).toSorted()).toEqual(['COFINS', 'CPP', 'CSLL', 'IRPJ', 'ISS', 'PIS']);
  expect(taxes).toMatchObject({ hidden: false, untold: 0, revenue: 4_500_000, last: { month: '2026-10' } });
  expect(taxes.taxes[0]?.rule).toMatch(/do DAS no anexo III, \dª faixa/);

  await api.sql(
    `insert into closings (company_id, month, name, status, das_official, figures, checks, closed_at, created_at, updated_at)
     values ($1, '2026-10', 'Mês', 'closed', null, $2, '[]', now(), now(), now())`,
    [
      scene.company.id,
      JSON.stringify({
        regime: 'simples',
        on_cash_basis: false,
        revenue: 1_600_000,
        base: 1_600_000,
        without_iss: 0,
        annex: 'III',
        rbt12: 1_500_000,
        untold: [],
        waiting: 0,
        rbt12_waiting: 0,
        das_waiting: 0,
        withheld: 0,
        payroll: 500_000,
        ratio: '0.3',
        cpp12: 0,
        effective_rate: '0.06',
        das_problem: null,
        das_calculated: 96_000,
        presumido: null,
      }),
    ],
  );
  const [row] = await api.sql<{ id: string }>('select id from closings where company_id = $1', [scene.company.id]);
  const kept = await api.ask(closing.detail, { id: Number(row?.id) }, { as: scene.master });
  const after = await ask();
  expect(after.months.find(({ month }) => month === '2026-10')).toEqual({
    month: '2026-10',
    revenue: kept.revenue,
    total: kept.das_calculated,
    closed: true,
    problem: null,
  });
  expect(sumCents(after.taxes.map(({ amount }) => amount))).toBe(after.total);
});

test('a month without its payroll says what is missing, and counts in no rate', async () => {
  const scene = await newScene(api, { company: await api.make.company({ opening_date: '2019-03-05' }) });
  const { where, as } = told(scene);
  await issuedInvoice(scene);
  const taxes = await api.ask(chart.taxes, { ...where, from: '2026-11', to: '2026-11' }, as);
  expect(taxes).toMatchObject({ untold: 1, revenue: 0, total: 0, rate: null, taxes: [], last: null });
  expect(taxes.months).toMatchObject([{ total: null, problem: 'Sem a folha de 12 meses não se sabe o anexo' }]);
});

test('a natural person has no tax by notes, and who pays by what came in is told so', async () => {
  const of = async (values: Parameters<typeof api.make.company>[0]) => {
    const scene = await newScene(api, { company: await api.make.company(values) });
    const { where, as } = told(scene);
    return api.ask(chart.taxes, { ...where, ...span }, as);
  };
  expect(await of({ type: 'natural_person' })).toMatchObject({ natural_person: true, months: [], total: 0 });
  expect(await of({ on_cash_basis: true })).toMatchObject({ natural_person: false, on_cash_basis: true });
  expect(await of({ on_cash_basis: false })).toMatchObject({ on_cash_basis: false });
});

test('the Lucro Presumido tells of each month what it adds to its quarter', async () => {
  const scene = await newScene(api, { company: await api.make.company({ tax_regime: 'normal', opening_date: '2019-03-05' }) });
  const { where, as } = told(scene);
  for (const month of ['2026-07', '2026-08', '2026-10']) await inMonth((await issuedInvoice(scene)).id, month, ', gross_amount = 9000000');
  const taxes = await api.ask(chart.taxes, { ...where, from: '2026-08', to: '2026-10' }, as);
  const months = await api.modules.months.ofOne(scene.company.id, '2026-11');
  const of = (month: string) => monthTax(months, month).presumido ?? { irpj: 0, csll: 0, pis: 0, cofins: 0 };
  const whole = (month: string) => of(month).irpj + of(month).csll;
  const added = (month: string) => of(month).pis + of(month).cofins;
  expect(taxes.months.map(({ total }) => total)).toEqual([
    whole('2026-08') - whole('2026-07') + added('2026-08'),
    0,
    whole('2026-10') + added('2026-10'),
  ]);
  expect(taxes.taxes.map(({ tax, source }) => [tax, source])).toEqual([
    ['IRPJ', 'Lei 9.249/1995, art. 3º'],
    ['COFINS', 'Lei 9.718/1998, arts. 2º e 8º'],
    ['CSLL', 'Lei 7.689/1988, art. 3º'],
    ['PIS', 'Lei 9.718/1998, arts. 2º e 8º'],
  ]);
});

test('an employee sees no more than their invoices come to, and no taxes', async () => {
  const { scene } = years;
  const where = { company_id: scene.company.id };
  const seeing = (...more: Parameters<typeof granted>[]) =>
    api.make.employee(scene.company, [granted('charts', 'view'), ...more.map((grant) => granted(...grant))]);
  const own = await seeing(['invoices', 'view', 'edit']);
  const all = await seeing(['invoices', 'view'], ['invoices.view_all', 'view']);
  const mine = await newInvoice({ ...scene, requester: own });
  const figures = async (as: { as: typeof own }) => ({
    revenue: await api.ask(chart.revenue, { ...where, ...span }, as),
    inflow: await api.ask(chart.inflow, { ...where, ...span }, as),
    pay: await api.ask(chart.payDays, { ...where, ...span }, as),
    taxes: await api.ask(chart.taxes, { ...where, ...span }, as),
  });
  const seen = await figures({ as: own });
  expect([seen.revenue.own_only, seen.taxes.hidden]).toEqual([true, true]);
  expect(seen.pay).toEqual({ all: null, takers: [] });
  expect(seen.revenue.takers.map(({ client_id }) => client_id)).toEqual([mine.client_id]);
  expect(sumCents(seen.revenue.months.map(({ revenue }) => revenue))).toBe(mine.gross_amount);
  expect(sumCents(seen.inflow.months.map(({ issued, received }) => issued + received))).toBe(0);
  expect(seen.taxes).toMatchObject({ months: [], taxes: [], total: 0, revenue: 0 });

  const whole = await figures({ as: all });
  expect(whole.revenue.takers.length).toBe(4);
  expect(whole).toEqual(await figures({ as: scene.partner }));

  const without = await api.make.employee(scene.company, [granted('invoices', 'view'), granted('invoices.view_all', 'view')]);
  for (const endpoint of Object.values(chart)) expect((await api.call(endpoint, { ...where, ...span }, { as: without })).status).toBe(403);
});

test("another company's charts answer like those of one that does not exist", async () => {
  const other = await newScene(api);
  for (const endpoint of Object.values(chart)) {
    const [theirs, nobodys] = [
      await api.call(endpoint, { company_id: years.scene.company.id, ...span }, { as: other.partner }),
      await api.call(endpoint, { company_id: 999_999_999, ...span }, { as: other.partner }),
    ];
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(nobodys.body);
  }
});

test('months that run backwards or for ever are refused at the field', async () => {
  const { where, as } = told(years.scene);
  const refused = async (from: string, to: string) => (await api.call(chart.revenue, { ...where, from, to }, as)).error.errors;
  expect(await refused('2026-12', '2026-11')).toEqual({ to: ['Até: escolha um mês a partir do primeiro.'] });
  expect(await refused('2023-11', '2026-11')).toEqual({ to: ['Até: escolha no máximo 36 meses.'] });
  expect((await api.ask(chart.revenue, { ...where, from: '2023-12', to: '2026-11' }, as)).months).toHaveLength(48);
});
