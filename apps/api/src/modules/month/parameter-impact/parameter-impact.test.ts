import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { type ParameterImpactSlice, parameterImpact } from '@esteto/contract/month/parameter-impact';
import { rFactor } from '@esteto/contract/month/r-factor';
import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { FIRST_OFFICE_RULES } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { impactTotals } from '@esteto/domain/month/parameter-impact/parameter-impact';
import { beforeAll, expect, test } from 'vitest';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';

// Jobs are done here by hand: what a parameter changes is compared with what was said before.
const api = await testApp({}, { idle: true });
let scene: Scene;
let shared: Scene;

const MONTH = '2026-11';
const told = { valid_from: MONTH, source: 'Portaria', reason: 'Reajuste.' };
const social = { minimum_wage: 900_000, ceiling: 1_200_000, partner_rate: '0.12', own_rate: '0.2', employer_rate: '0.2' };

const staff = () => ({ as: scene.master });
const payroll = (company_id: number, competence: string, pro_labore: number) =>
  api.sql(
    `insert into payroll_months (company_id, competence, pro_labore, wages, inss_employer, fgts, reason, created_at, updated_at)
     values ($1, $2, $3, 0, 0, 0, 'Folha', now(), now())`,
    [company_id, competence, pro_labore],
  );

/** All slices, one after the other, as a browser asks for them. */
const wholly = async (slice: (after: number) => Promise<ParameterImpactSlice>) => {
  const impacts: ParameterImpactSlice['impacts'] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part: ParameterImpactSlice = await slice(after);
    impacts.push(...part.impacts);
    after = part.continues_after;
  }
  return impactTotals(impacts);
};
const ofSocial = (valid_from = MONTH) =>
  wholly((after) => api.ask(parameterImpact.ofSocialSecurity, { body: { ...social, valid_from, after } }, staff()));

/** What people are shown of the scene's companies. */
const shown = async () => {
  await api.modules.monthFigures.keep({});
  const factors = await Promise.all(
    [MONTH, '2026-12'].map(async (competence) => (await api.ask(rFactor.list, { competence, limit: 100 }, staff())).items),
  );
  const { lines } = await api.ask(incomeTaxDossier.own, { company_id: scene.company.id, year: 2026 }, { as: scene.partner });
  const sum = (values: (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return {
    suggested: sum(factors.flat().map(({ suggested }) => suggested)),
    balance: sum(factors.flat().map(({ balance }) => balance)),
    withheld: sum(lines.filter(({ source }) => source === 'payroll').map((line) => line.social_security + line.tax)),
  };
};

beforeAll(async () => {
  scene = await newScene(api);
  shared = await newScene(api);
  for (const { company } of [scene, shared]) {
    await api.sql("update companies set opening_date = '2026-08-01' where id = $1", [company.id]);
    for (const month of ['2026-08', '2026-09', '2026-10', '2026-11']) await payroll(company.id, month, 300_000);
  }
  for (const [one, gross] of [
    [scene, 3_000_000],
    [shared, 2_000_000],
  ] as const) {
    const { id } = await newInvoice(one);
    await api.sql("update invoices set competence = '2026-10', gross_amount = $2 where id = $1", [id, gross]);
  }
  // Two partners share a pró-labore, and nobody knows whose part is how much: nothing is withheld there by computation.
  await api.sql(
    `insert into memberships (company_id, user_id, user_type, is_active, created_at, updated_at)
     values ($1, $2, 'partner', true, now(), now())`,
    [shared.company.id, scene.partner.id],
  );
});

test('a wage and a ceiling change what they were said to change, company by company, and nothing else', async () => {
  const before = await shown();
  const totals = await ofSocial();
  await api.ask(accountingParameter.setSocialSecurity, { body: { ...told, ...social } }, staff());
  const after = await shown();
  expect(totals).toMatchObject([
    { impact: 'suggested_pro_labore', companies: 2, change: after.suggested - before.suggested },
    { impact: 'pro_labore_balance', companies: 2, change: after.balance - before.balance },
    {
      impact: 'withheld',
      companies: 1,
      count: 1,
      change: after.withheld - before.withheld,
      largest: [{ company_name: scene.company.name }],
    },
  ]);
  expect(totals.every(({ change }) => change !== 0)).toBe(true);
  expect(await ofSocial()).toEqual([]);
});

test('a month of which nothing is there yet changes nothing; one that would be refused is refused', async () => {
  expect(await ofSocial('2027-06')).toEqual([]);
  const refused = await api.call(parameterImpact.ofSocialSecurity, { body: { ...social, valid_from: '2199-01', after: 0 } }, staff());
  expect([refused.status, refused.error.errors]).toEqual([422, { valid_from: ['Vale a partir de: escolha um mês até 11/2028.'] }]);
});

test('the Selic of a month changes what late obligations cost, as each says it', async () => {
  const [row] = await api.sql<{ id: string }>(
    `insert into monthly_obligations (company_id, rule_key, competence, legal_date, target_date, due_month, due_order, status, amount, created_at, updated_at)
     values ($1, 'das', '2026-08', '2026-09-21', '2026-09-21', '2026-09', '2026-09-21', 'overdue', 1000000, now(), now()) returning id`,
    [scene.company.id],
  );
  const fine = async () => (await api.ask(monthlyObligation.detail, { id: Number(row?.id) }, staff())).fine_estimate ?? 0;
  const before = await fine();
  const version = { valid_from: '2026-10', rate: '0.0117' };
  const totals = await wholly((after) => api.ask(parameterImpact.ofSelic, { body: { ...version, after } }, staff()));
  await api.ask(accountingParameter.setSelic, { body: { ...version, source: 'Receita Federal', reason: null } }, staff());
  expect(totals).toMatchObject([{ impact: 'late_fine', companies: 1, count: 1, change: (await fine()) - before }]);
  expect(totals[0]?.change).toBe(11_700);
});

test("the office's days before the law's change the day of what is open, as the night then does", async () => {
  await api.modules.monthlyObligations.generate('a night');
  const targets = async () =>
    new Map(
      (await api.sql<{ id: string; target_date: string }>('select id, target_date::text from monthly_obligations order by id')).map(
        ({ id, target_date }) => [id, target_date],
      ),
    );
  const before = await targets();
  const rules = { ...FIRST_OFFICE_RULES, days_before: 4, valid_from: '2026-12' };
  const totals = await wholly((after) => api.ask(parameterImpact.ofOfficeRules, { body: { ...rules, after } }, staff()));
  await api.ask(accountingParameter.setOfficeRules, { body: { ...rules, source: null, reason: 'Folga.' } }, staff());
  await api.modules.monthlyObligations.generate('another night');
  const moved = [...(await targets())].filter(([id, date]) => before.get(id) !== date);
  expect(moved.length).toBeGreaterThan(0);
  expect(totals).toMatchObject([{ impact: 'target_date', count: moved.length, change: null }]);
});

test('many companies come in slices, each of them once', async () => {
  const ids = (
    await api.sql<{ id: string }>(
      `insert into companies (type, name, cnpj, accounting_status, tax_regime, wizard_step, address, search_key, created_at, updated_at)
       select 'company', 'Muitas ' || n, null, 'active', 'normal', 'finished', (select address from companies where id = $1), 'muitas', now(), now()
       from generate_series(1, 230) n returning id`,
      [scene.company.id],
    )
  ).map(({ id }) => Number(id));
  for (const id of ids) await payroll(id, '2026-12', 500_000);
  const slices: number[] = [];
  const values = { minimum_wage: 900_000, ceiling: 1_200_000, partner_rate: '0.13', own_rate: '0.2', employer_rate: '0.2' };
  const totals = await wholly(async (after) => {
    const body = { ...values, valid_from: '2026-12', after };
    const slice = await api.ask(parameterImpact.ofSocialSecurity, { body }, staff());
    slices.push(new Set(slice.impacts.map(({ company_id }) => company_id)).size);
    return slice;
  });
  expect(slices.length).toBeGreaterThan(2);
  expect(totals.find(({ impact }) => impact === 'withheld')).toMatchObject({ companies: 230, count: 230 });
});
