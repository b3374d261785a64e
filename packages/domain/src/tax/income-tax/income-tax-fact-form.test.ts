import { expect, it } from 'vitest';
import { LAW_TABLES, lawTablesWith } from '../../law/tax/tables/law-tables.ts';
import { parse } from '../../shared/schema/parse.ts';
import { dossierQuery, dossierYearProblem, dossierYears, factAmounts, incomeTaxFactForm } from './income-tax-fact-form.ts';

const salary = { year: 2025, kind: 'employment', name: 'Hospital Alfa', document: '11222333000181', amount: 100 };

it.each([
  ['a salary', salary, undefined],
  ['a dependent, who has no amount', { year: 2025, kind: 'dependent', name: 'Ana Souza' }, undefined],
  ['a salary from nobody', { ...salary, document: null }, 'Preencha o campo CPF ou CNPJ.'],
  ['a doctor’s bill without a document', { year: 2025, kind: 'health', name: 'Consulta', amount: 5 }, undefined],
  ['an amount of nothing', { ...salary, amount: 0 }, 'Valor: escreva mais que zero.'],
  ['a year that is none of ours', { ...salary, year: 2024 }, 'Ano-calendário: escolha 2025 ou depois.'],
  ['no year', { ...salary, year: null }, 'Preencha o campo Ano-calendário.'],
])('%s', (_name, value, message) => {
  const parsed = parse(incomeTaxFactForm, value);
  expect(parsed.ok ? undefined : Object.values(parsed.errors)[0]?.[0]).toBe(message);
});

it('asks for a year that has tables', () => {
  expect(dossierYears(LAW_TABLES)).toEqual([2025, 2026]);
  const [last] = LAW_TABLES.irpf_annual.slice(-1);
  if (!last) throw new Error('No table of a year is known.');
  expect(dossierYears(lawTablesWith({ social_security: [], irrf: [], irpf_annual: [{ ...last, year: 2027 }] }))).toEqual([
    2025, 2026, 2027,
  ]);
  expect(parse(dossierQuery, {}).ok).toBe(false);
});

it('is told nothing of a year that has not begun', () => {
  expect(dossierYearProblem(2026, '2026-01-01')).toBeNull();
  expect(dossierYearProblem(2027, '2026-12-31')).toBe('Ano-calendário: escolha até 2026.');
});

it('keeps the amounts of its kind alone', () => {
  const form = { amount: 1, social_security: 2, tax: 3, thirteenth: null, thirteenth_tax: 5, left_out: true };
  const nothing = { social_security: 0, tax: 0, thirteenth: 0, thirteenth_tax: 0 };
  expect(factAmounts({ ...form, kind: 'employment' })).toEqual({ ...form, thirteenth: 0, left_out: false });
  expect(factAmounts({ ...form, kind: 'profits' })).toEqual({ ...nothing, amount: 1, tax: 3, left_out: true });
  expect(factAmounts({ ...form, kind: 'dependent' })).toEqual({ ...nothing, amount: 0, left_out: false });
});
