import { expect, test } from 'vitest';
import { irrfForm, socialSecurityForm } from '../../month/accounting-parameter/accounting-parameter-form.ts';
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
  expect(lawTablesWith({ social_security: [], irrf: [] })).toEqual(LAW_TABLES);
  const tables = lawTablesWith({
    social_security: [
      { ...next, partner_rate: '0.12' },
      { ...next, partner_rate: '0.11' },
    ],
    irrf: [],
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
  ['social_security', '2026-11', false, null],
  ['irrf', '2027-01', true, null],
  ['irrf', '2026-10', false, 'Vale a partir de: os meses até 10/2026 não mudam mais. Escolha 11/2026 ou depois.'],
  ['selic', '2026-12', false, 'Mês: a Selic de 12/2026 ainda não foi publicada.'],
  ['selic', '2024-01', false, null],
  ['selic', '2026-10', true, null],
  ['selic', '2026-09', true, 'Mês: a Selic de 09/2026 já é conhecida e não muda mais.'],
] as const)('%s from %s (known: %s): %s', (kind, month, isKnown, problem) => {
  expect(monthProblem(kind, month, { today, isKnown })).toBe(problem);
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
