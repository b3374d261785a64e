import { receivable } from '@esteto/contract/billing/receivable';
import { boleto } from '@esteto/contract/money/boleto';
import { cashFlow } from '@esteto/contract/money/cash-flow';
import { closing } from '@esteto/contract/month/closing';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { rFactor } from '@esteto/contract/month/r-factor';
import { overview } from '@esteto/contract/office/overview';
import { BALANCE_TYPES, balanceTypeSettings } from '@esteto/domain/money/cash-flow/balance-type';
import { addCompetence, competenceOf, lastCompetences } from '@esteto/domain/shared/date/competence';
import { sumCents } from '@esteto/domain/shared/money/money';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { boletos } from './tables/boleto/boleto.tables.ts';
import { companies } from './tables/company/company.tables.ts';
import { testApp } from './testing/test-app.ts';

// One truth for a figure: every answer that says a DAS, an annex, a fator R, a due date, a balance or an amount with delay says the same. Asked of the
// companies of the demo data and of fifty made by chance (the same ones each time).

const RANDOM = 50;

const api = await testApp({}, { demo: true });
let as: { as: Awaited<ReturnType<typeof api.make.master>> };
const month = () => addCompetence(competenceOf(api.clock.today()), -1);

type Month = { month: string; gross: number; status: 'authorized' | 'requested' | 'cancelled'; withheld: boolean; payroll: number | null };

/** Cents; some months have no invoice, some no payroll. */
const monthsOf = (): fc.Arbitrary<Month[]> => {
  const one = fc.record({
    gross: fc.integer({ min: 0, max: 30_000_000 }),
    status: fc.constantFrom('authorized' as const, 'authorized' as const, 'requested' as const, 'cancelled' as const),
    withheld: fc.boolean(),
    payroll: fc.option(fc.integer({ min: 0, max: 9_000_000 }), { freq: 12 }),
  });
  return fc
    .array(one, { minLength: 1, maxLength: 30 })
    .map((list) => list.map((value, ago) => ({ ...value, month: addCompetence(month(), -ago) })));
};

type RandomCompany = { months: Month[]; tax_regime: 'simples' | 'normal'; on_cash_basis: boolean; is_young: boolean };

const companyWith: fc.Arbitrary<RandomCompany> = fc.record({
  months: fc.constant(null).chain(monthsOf),
  tax_regime: fc.constantFrom('simples' as const, 'simples' as const, 'normal' as const),
  on_cash_basis: fc.boolean(),
  is_young: fc.boolean(),
});

/** A copy of any row of the table with other values: written past the services, which would take minutes for so many. */
const copyOf = async (table: string, values: object): Promise<void> => {
  const [written] = await api.sql<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  await api.sql(
    `insert into ${table} (${written?.columns}) select ${written?.columns}
     from jsonb_populate_record(null::${table}, (select to_jsonb(one) from ${table} as one limit 1) || $1::jsonb)`,
    [JSON.stringify(values)],
  );
};

const write = async ({ months, is_young, ...terms }: RandomCompany): Promise<void> => {
  const opening_date = is_young ? `${months.at(-1)?.month}-07` : '2014-02-03';
  const { id: company_id } = await api.make.company({ name: 'Acaso', opening_date, ...terms });
  for (const { month: competence, gross, status, withheld, payroll } of months) {
    const amounts = { gross_amount: gross + 1, net_amount: gross + 1, unconditional_discount: null, substitutes_invoice_id: null };
    const iss_withheld = withheld ? 'taker' : 'none';
    await copyOf('invoices', {
      company_id,
      competence,
      ...amounts,
      status,
      iss_withheld,
      number: null,
      dps_id: null,
      parties_at_issue: null,
    });
    const paid = { pro_labore: payroll, wages: 0, inss_employer: 0, fgts: 0 };
    if (payroll !== null) await copyOf('payroll_months', { company_id, competence, ...paid });
  }
};

beforeAll(async () => {
  // The day after the DAS of October was to be paid.
  api.clock.set('2026-11-24T15:00:00Z');
  as = { as: await api.make.master() };
  for (const one of fc.sample(companyWith, { numRuns: RANDOM, seed: 29 })) await write(one);
  await api.modules.closings.follow('a night');
  await api.modules.monthlyObligations.generate('a night');
});

const every = async <Item extends { id: number }>(read: (after: { after?: string }) => Promise<{ items: Item[]; next: string | null }>) => {
  const items: Item[] = [];
  for (let page = await read({}); ; page = await read({ after: page.next })) {
    items.push(...page.items);
    if (page.next === null) return items;
  }
};

test('the DAS, the annex and the fator R of a month are one each', async () => {
  const listed = await every((after) => api.ask(closing.list, { month: month(), limit: 100, ...after }, as));
  const factors = await every((after) => api.ask(rFactor.list, { competence: month(), limit: 100, ...after }, as));
  const owed = await every((after) => api.ask(monthlyObligation.list, { rule_key: 'das', limit: 100, ...after }, as));
  let compared = 0;
  for (const { id, company_id } of listed) {
    const found = await api.ask(closing.detail, { id }, as);
    const factor = factors.find((row) => row.id === company_id);
    if (found.regime === 'simples' && factor)
      expect([company_id, factor.ratio, factor.annex ?? null, factor.revenue12]).toEqual([
        company_id,
        found.ratio,
        found.annex,
        factor.revenue12,
      ]);
    const das = found.das_official ?? found.das_calculated;
    const guide = await api.ask(boleto.guide, { company_id, tax_key: 'das', competence: month() }, as);
    expect([company_id, guide.amount]).toEqual([company_id, das]);
    const obligation = owed.find((row) => row.company_id === company_id && row.competence === month());
    if (obligation && obligation.amount === null && ['to_do', 'running', 'overdue'].includes(obligation.status)) {
      expect([company_id, obligation.amount_due]).toEqual([company_id, das]);
      expect([company_id, guide.due_date]).toEqual([
        company_id,
        das === null && found.regime !== 'simples' ? guide.due_date : obligation.legal_date,
      ]);
      expect((await api.ask(monthlyObligation.detail, { id: obligation.id }, as)).amount_due).toBe(obligation.amount_due);
      compared += 1;
    }
    // An invoice of a cent that is asked for beside all others changes the DAS by less than one: it is the same month that it is added to.
    if (das !== null && found.base !== null) expect(found.das_waiting ?? 0).toBeLessThanOrEqual(found.das_calculated ?? 0);
  }
  expect(listed.length).toBeGreaterThan(RANDOM);
  expect(compared).toBeGreaterThan(10);
});

test('the panel of an invoice knows the annex that the closing knows', async () => {
  const listed = await every((after) => api.ask(closing.list, { month: month(), limit: 100, ...after }, as));
  let compared = 0;
  for (const { id, company_id } of listed) {
    const { regime, annex, ratio, das_problem } = await api.ask(closing.detail, { id }, as);
    if (regime !== 'simples' || das_problem !== null || ratio === null) continue;
    const answer = await api.call(receivable.effects, { company_id, gross_amount: 1, competence: month() }, as);
    if (answer.status !== 200) continue;
    const { simples } = answer.body as { simples: { now: { ratio: string; annex: string } | null } };
    if (simples.now) expect([company_id, simples.now]).toEqual([company_id, { ratio, annex }]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});

test('what a boleto costs on a day is the same in every list and beside itself', async () => {
  const staff = await every((after) => api.ask(boleto.list, { limit: 100, ...after }, as));
  for (const row of staff) {
    const found = await api.ask(boleto.detail, { id: row.id }, as);
    expect([row.id, found.now, found.per_day, found.due_date]).toEqual([row.id, row.now, row.per_day, row.due_date]);
  }
  expect(staff.some(({ now, amount, kind }) => kind === 'tax' && now > amount)).toBe(true);
});

test('each total of the cash flow is the sum of its rows, and the home page shows the same', async () => {
  const rows = await api.deps.db.selectDistinct({ company_id: boletos.company_id }).from(boletos);
  const to = competenceOf(api.clock.today());
  let spent = 0;
  for (const { company_id } of rows) {
    const [company] = await api.deps.db.select().from(companies).where(eq(companies.id, company_id));
    if (!company) throw new Error('a boleto without a company');
    const who = { as: await api.make.partner(company) };
    for (const balance_type of BALANCE_TYPES) {
      const here = { company_id, balance_type };
      const months = await api.ask(cashFlow.months, { ...here, from: lastCompetences(to, 6)[0] ?? to, to }, who);
      for (const { month: shown, in: inflow, out } of months) {
        const paidOnly = balanceTypeSettings[balance_type].only_paid_received;
        const entries = await every((after) => api.ask(cashFlow.entries, { ...here, month: shown, limit: 100, ...after }, who));
        expect([shown, sumCents(entries.map(({ amount }) => amount))]).toEqual([shown, paidOnly ? inflow.received : inflow.expected]);
        const outflows = await every((after) => api.ask(cashFlow.outflows, { ...here, month: shown, limit: 100, ...after }, who));
        const planned = await every((after) => api.ask(cashFlow.planned, { ...here, month: shown, limit: 100, ...after }, who));
        const banked = await every((after) => api.ask(cashFlow.expenses, { company_id, month: shown, limit: 100, ...after }, who));
        const guides = outflows.map(({ amount, paid_amount }) => (paidOnly ? (paid_amount ?? 0) : amount));
        const sum = sumCents([...guides, ...[...planned, ...banked].map(({ amount }) => amount)]);
        expect([shown, sum]).toEqual([shown, paidOnly ? out.paid : out.expected]);
        spent += sum;
      }
      const home = await api.ask(overview.home, { company_id }, who);
      if (balance_type === 'all_invoices') expect(home.months).toEqual(months);
    }
  }
  expect(spent).toBeGreaterThan(0);
});
