import { expect, test } from 'vitest';
import { irrfForm, selicForm, socialSecurityForm } from '../../month/accounting-parameter/accounting-parameter-form.ts';
import { parse } from '../../shared/schema/parse.ts';
import { proLabore } from '../tax/payroll.ts';
import { LAW_TABLES, lawTablesWith } from '../tax/tables/law-tables.ts';
import { monthProblem, selicBetween } from './accounting-parameter.ts';

const today = '2026-11-20';

const next = {
  from: '2027-01',
  until: null,
  source: 'Portaria de 2027',
  minimum_wage: 170_000,
  ceiling: 900_000,
  own_rate: '0.2',
  employer_rate: '0.2',
};

test('a table that staff add holds from its month on and ends the one before it; nothing added leaves the law as it is', () => {
  expect(lawTablesWith({ social_security: [], irrf: [], irpf_annual: [] })).toEqual(LAW_TABLES);
  const tables = lawTablesWith({
    social_security: [
      { ...next, partner_rate: '0.12' },
      { ...next, partner_rate: '0.11' },
    ],
    irrf: [],
    irpf_annual: [],
  });
  expect(tables.social_security.map(({ from, until }) => [from, until])).toEqual([
    ['2025-01', '2025-12'],
    ['2026-01', '2026-12'],
    ['2027-01', null],
  ]);
  const inss = (competence: string) => proLabore({ gross: 1_000_000, dependents: 0, competence, tables }).inss;
  expect([inss('2026-12'), inss('2027-01')]).toEqual([93_231, 99_000]);
});

test.each([
  ['social_security', '2026-11', null, false, null],
  ['irrf', '2027-01', null, true, null],
  ['irpf_annual', '2025-01', '2026-10', false, null],
  ['irpf_annual', '2027-01', '2026-10', true, null],
  ['irpf_annual', '2024-01', null, false, 'Ano-calendário: escolha de 2025 a 2027.'],
  ['irpf_annual', '2028-01', null, false, 'Ano-calendário: escolha de 2025 a 2027.'],
  ['irrf', '2028-11', null, false, null],
  ['irrf', '2028-12', null, false, 'Vale a partir de: escolha um mês até 11/2028.'],
  ['irrf', '2026-10', null, false, null],
  ['irrf', '2025-10', null, false, 'Vale a partir de: escolha 11/2025 ou depois.'],
  ['irrf', '2026-10', '2026-09', false, null],
  ['irrf', '2026-09', '2026-09', false, 'Vale a partir de: há meses fechados até 09/2026, que não mudam mais. Escolha 10/2026 ou depois.'],
  [
    'office_rules',
    '2026-10',
    '2026-11',
    false,
    'Vale a partir de: há meses fechados até 11/2026, que não mudam mais. Escolha 11/2026 ou depois.',
  ],
  ['processing_times', '2026-10', null, false, 'Vale a partir de: escolha 11/2026 ou depois.'],
  ['selic', '2026-12', null, false, 'Mês: a Selic de 12/2026 ainda não foi publicada.'],
  ['selic', '2024-01', '2026-09', false, null],
  ['selic', '2026-10', '2026-09', true, null],
  ['selic', '2026-09', null, true, 'Mês: a Selic de 09/2026 já é conhecida e não muda mais.'],
] as const)('%s from %s (closed until %s, known: %s): %s', (kind, month, closed, isKnown, problem) => {
  expect(monthProblem(kind, month, { today, isKnown, closed })).toBe(problem);
});

test('the Selic counts from the month after the due date to the one before the payment', () => {
  const rates = { '2026-08': '0.0117', '2026-09': '0.0121' };
  expect(selicBetween(rates, { due_date: '2026-07-20', paid_date: '2026-10-05' })).toEqual({ selic: '0.0238', missing: [] });
  expect(selicBetween(rates, { due_date: '2026-07-20', paid_date: '2026-11-05' })).toEqual({ selic: '0.0238', missing: ['2026-10'] });
  expect(selicBetween(rates, { due_date: '2026-07-20', paid_date: '2026-08-05' })).toEqual({ selic: '0', missing: [] });
  expect(selicBetween(rates, { due_date: '2026-07-20', paid_date: '2026-07-31' })).toEqual({ selic: '0', missing: [] });
});

const told = { valid_from: '2027-01', source: 'Lei', reason: 'Tabela de 2027.' };
const band = (up_to: number | null) => ({ up_to, rate: '0.1', deduction: 0 });
const table = (bands: unknown[]) => parse(irrfForm, { ...told, bands, dependent: 18_959, simplified: 60_720, reduction: null });

test.each([
  [[], 'Faixas: informe pelo menos uma.'],
  [[band(100)], 'Faixas: a última não tem fim; deixe o limite dela em branco.'],
  [[band(null), band(null)], 'Faixas: só a última fica sem limite.'],
  [[band(200), band(100), band(null)], 'Faixas: cada limite precisa ser maior que o anterior.'],
])('bands %j are refused in words', (bands, message) => {
  expect(table(bands)).toEqual({ ok: false, errors: { bands: [message] } });
});

test('bands that rise to one without an end are good, and a ceiling is never below the minimum wage', () => {
  expect(table([band(100), band(200), band(null)])).toMatchObject({ ok: true });
  const rates = { partner_rate: '0.11', own_rate: '0.2', employer_rate: '0.2' };
  expect(parse(socialSecurityForm, { ...told, ...rates, minimum_wage: 170_000, ceiling: 100_000 })).toEqual({
    ok: false,
    errors: { ceiling: ['Teto do INSS: não pode ser menor que o salário mínimo.'] },
  });
});

test('anything may come in the place of a band, and is refused in words', () => {
  expect(table([null])).toMatchObject({ ok: false });
});

test.each([
  ['partner_rate', '0.99', 'INSS do pró-labore: confira, no máximo 30 %.'],
  ['own_rate', '0.31', 'INSS do contribuinte individual: confira, no máximo 30 %.'],
  ['employer_rate', '0.5', 'INSS patronal: confira, no máximo 30 %.'],
])('a contribution of more than the law ever asked is refused: %s', (field, value, message) => {
  const rates = { partner_rate: '0.11', own_rate: '0.2', employer_rate: '0.2', minimum_wage: 170_000, ceiling: 900_000 };
  expect(parse(socialSecurityForm, { ...told, ...rates, [field]: value })).toEqual({ ok: false, errors: { [field]: [message] } });
});

test('a Selic of fifty per cent a month is refused', () => {
  const selic = { valid_from: '2026-10', source: 'Receita Federal', reason: null };
  expect(parse(selicForm, { ...selic, rate: '0.5' })).toEqual({ ok: false, errors: { rate: ['Taxa do mês: confira, no máximo 5 %.'] } });
  expect(parse(selicForm, { ...selic, rate: '0.0333' })).toMatchObject({ ok: true });
});
