import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { lawTable } from '@esteto/contract/month/law-table';
import { selicBetween } from '@esteto/domain/law/parameter/accounting-parameter';
import { irpfAnnual } from '@esteto/domain/law/tax/irpf-annual';
import { proLabore } from '@esteto/domain/law/tax/payroll';
import { FIRST_OFFICE_RULES } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { irpfAnnualSample, irrfSample, processingTimesSample, socialSecuritySample } from './accounting-parameter.examples.ts';

const api = await testApp();
const as = { as: await api.make.master() };
const all = () => api.ask(accountingParameter.all, {}, as);

test('the law stands there as the product knows it, each table until the next', async () => {
  const { social_security, irrf, selic, office_rules, processing_times } = await all();
  expect(social_security.map(({ id, valid_from, until, minimum_wage }) => [id, valid_from, until, minimum_wage])).toEqual([
    [null, '2026-01', null, 162_100],
    [null, '2025-01', '2025-12', 151_800],
  ]);
  expect(irrf.map(({ valid_from, until }) => [valid_from, until])).toEqual([
    ['2026-01', null],
    ['2025-05', '2025-12'],
    ['2025-01', '2025-04'],
  ]);
  expect([selic, office_rules]).toEqual([[], []]);
  expect(processing_times).toMatchObject([{ id: null, until: null, steps: { draft: { from: 2, to: 6 } }, renewal_stalled_days: 30 }]);
});

test('what is added holds from its month on, ends the table before it, and reaches the calculations', async () => {
  await api.ask(accountingParameter.setSocialSecurity, { body: socialSecuritySample() }, as);
  await api.ask(accountingParameter.setIrrf, { body: irrfSample() }, as);
  const { social_security, irrf } = await all();
  expect(social_security.slice(0, 2)).toMatchObject([
    { valid_from: '2027-01', until: null, ceiling: 900_000, source: 'Portaria MPS/MF 1/2027', reason: 'Reajuste anual.' },
    { valid_from: '2026-01', until: '2026-12', ceiling: 847_555 },
  ]);
  expect(irrf[0]).toMatchObject({ valid_from: '2027-01', reduction: { factor: '0.133145' } });

  const { tables } = await api.modules.accountingParameters.inForce('2027-01');
  const paid = (competence: string) => proLabore({ gross: 1_000_000, dependents: 0, competence, tables });
  expect(paid('2026-12').inss).toBe(93_231);
  expect(paid('2027-01')).toMatchObject({ inss: 99_000, irrf: 179_025 });
});

test('the table of a year holds for that year alone, reaches its dossiers, and is read by who has no account', async () => {
  const set = (year: number) => api.call(accountingParameter.setIrpfAnnual, { body: { ...irpfAnnualSample(), year } }, as);
  expect((await set(2028)).error.errors).toEqual({ year: ['Ano-calendário: escolha de 2025 a 2027.'] });
  expect((await set(2027)).status).toBe(204);
  const { irpf_annual } = await all();
  expect(irpf_annual.map(({ valid_from, until }) => [valid_from, until])).toEqual([
    ['2027-01', '2027-12'],
    ['2026-01', '2026-12'],
    ['2025-01', '2025-12'],
    ['2024-01', '2024-12'],
  ]);
  const tables = await api.ask(lawTable.inForce, {});
  expect(tables).toEqual((await api.modules.accountingParameters.ofYears()).tables);
  expect(irpfAnnual({ year: 2027, income: 10_000_000, deductions: 0, tax_paid: 0, tables })).toMatchObject({
    base: 8_200_000,
    tax: 1_430_000,
  });
});

test.each([
  ['all of them', undefined, 16],
  ['one of them', { ...processingTimesSample().steps, draft: undefined }, 2],
  ['what is in them', { ...processingTimesSample().steps, draft: {} }, 2],
])('times of the steps that are missing are told field by field: %s', async (_what, steps, count) => {
  const { status, error } = await api.call(
    accountingParameter.setProcessingTimes,
    { body: { ...processingTimesSample(), steps } as never },
    as,
  );
  expect([status, Object.keys(error?.errors ?? {}).length]).toEqual([422, count]);
  expect(error?.errors).toMatchObject({ 'steps.draft.from': [expect.stringMatching(/^Preencha o campo Minuta/)] });
});

test('a correction of the same month takes the place of what it corrects, which stays to be seen', async () => {
  await api.ask(accountingParameter.setSocialSecurity, { body: { ...socialSecuritySample(), ceiling: 910_000 } }, as);
  const { social_security } = await all();
  expect(social_security.slice(0, 2).map(({ ceiling, is_replaced }) => [ceiling, is_replaced])).toEqual([
    [910_000, false],
    [900_000, true],
  ]);
  const { tables } = await api.modules.accountingParameters.inForce('2027-01');
  expect(proLabore({ gross: 1_000_000, dependents: 0, competence: '2027-01', tables }).inss).toBe(100_100);
});

test('months that are closed never change; a table that came late holds from its own month', async () => {
  const set = (valid_from: string) =>
    api.call(accountingParameter.setSocialSecurity, { body: { ...socialSecuritySample(), valid_from } }, as);
  expect((await set('2026-09')).status).toBe(204);
  const company = await api.make.company();
  const closed =
    "insert into closings (company_id, month, name, status, created_at, updated_at) values ($1, '2026-09', 'C', 'closed', now(), now())";
  await api.sql(closed, [company.id]);
  const { status, error } = await set('2026-09');
  expect([status, error.errors]).toEqual([
    422,
    { valid_from: ['Vale a partir de: há meses fechados até 09/2026, que não mudam mais. Escolha 10/2026 ou depois.'] },
  ]);
  expect((await set('2199-01')).error.errors).toEqual({ valid_from: ['Vale a partir de: escolha um mês até 11/2028.'] });
  await api.sql("delete from accounting_parameters where valid_from = '2026-09'");
  await api.sql('delete from closings where company_id = $1', [company.id]);
});

test('the Selic is told month by month and adds up for a late payment', async () => {
  const selic = (valid_from: string, rate: string) =>
    api.call(accountingParameter.setSelic, { body: { valid_from, rate, source: 'Receita Federal' } }, as);
  await selic('2026-08', '0.0117');
  await selic('2026-09', '0.0121');
  expect((await selic('2026-08', '0.02')).error.errors).toEqual({
    valid_from: ['Mês: a Selic de 08/2026 já é conhecida e não muda mais.'],
  });
  expect((await selic('2026-12', '0.01')).status).toBe(422);
  const known = (await api.modules.months.terms()).selic;
  expect(selicBetween(known, { due_date: '2026-07-20', paid_date: '2026-10-05' })).toEqual({ selic: '0.0238', missing: [] });
});

test('the rules of the office hold from their month on', async () => {
  const own = {
    days_before: 3,
    r_factor_margin: '0.005',
    floors_pro_labore: false,
    closing_points: 5,
    weekly_points: 90,
    delinquent_after: 20,
  };
  await api.ask(accountingParameter.setOfficeRules, { body: { ...own, valid_from: '2026-12', reason: 'Combinado.' } }, as);
  const rules = async (month: string) => (await api.modules.accountingParameters.inForce(month)).rules;
  expect(await rules('2026-11')).toEqual(FIRST_OFFICE_RULES);
  expect(await rules('2026-12')).toEqual(own);
});

test('how long things take holds from its month on, as a version with its reason; ranges that end before they begin are refused', async () => {
  const body = { ...processingTimesSample(), valid_from: '2026-12', renewal_stalled_days: 20 };
  const draft = { from: 9, to: 4 };
  const refused = await api.call(accountingParameter.setProcessingTimes, { body: { ...body, steps: { ...body.steps, draft } } }, as);
  expect([refused.status, refused.error.errors]).toEqual([422, { 'steps.draft.to': ['Minuta (até): não pode ser menos que o começo.'] }]);
  await api.ask(accountingParameter.setProcessingTimes, { body }, as);
  const { times } = await api.modules.months.terms();
  expect(
    [times('2026-11-30'), times('2026-12-01')].map(({ steps, renewal_stalled_days }) => [steps.draft.to, renewal_stalled_days]),
  ).toEqual([
    [6, 30],
    [9, 20],
  ]);
  expect((await all()).processing_times.map(({ valid_from, until, reason }) => [valid_from, until, reason])).toEqual([
    ['2026-12', null, 'A Junta está mais lenta.'],
    ['2018-01', '2026-11', null],
  ]);
  const [event] = await api.sql("select action, reason from events where entity_type = 'accounting_parameter' order by id desc limit 1");
  expect(event).toEqual({ action: 'accounting_parameter.set', reason: 'A Junta está mais lenta.' });
});
