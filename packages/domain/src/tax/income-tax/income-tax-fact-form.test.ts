import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { DOSSIER_YEARS, dossierQuery, factAmounts, incomeTaxFactForm } from './income-tax-fact-form.ts';

const salary = { year: 2025, kind: 'employment', name: 'Hospital Alfa', document: '11222333000181', amount: 100 };

it.each([
  ['a salary', salary, undefined],
  ['a dependent, who has no amount', { year: 2025, kind: 'dependent', name: 'Ana Souza' }, undefined],
  ['a salary from nobody', { ...salary, document: null }, 'Preencha o campo CPF ou CNPJ.'],
  ['a doctor’s bill without a document', { year: 2025, kind: 'health', name: 'Consulta', amount: 5 }, undefined],
  ['an amount of nothing', { ...salary, amount: 0 }, 'Valor: escreva mais que zero.'],
  ['a year that is none of ours', { ...salary, year: 2024 }, 'Ano-calendário: escolha 2025 ou 2026.'],
  ['no year', { ...salary, year: null }, 'Preencha o campo Ano-calendário.'],
])('%s', (_name, value, message) => {
  const parsed = parse(incomeTaxFactForm, value);
  expect(parsed.ok ? undefined : Object.values(parsed.errors)[0]?.[0]).toBe(message);
});

it('asks for a year that has tables', () => {
  expect(DOSSIER_YEARS).toEqual([2025, 2026]);
  expect(parse(dossierQuery, {}).ok).toBe(false);
});

it('keeps the amounts of its kind alone', () => {
  const form = { amount: 1, social_security: 2, tax: 3, thirteenth: null, thirteenth_tax: 5, left_out: true };
  const nothing = { social_security: 0, tax: 0, thirteenth: 0, thirteenth_tax: 0 };
  expect(factAmounts({ ...form, kind: 'employment' })).toEqual({ ...form, thirteenth: 0, left_out: false });
  expect(factAmounts({ ...form, kind: 'profits' })).toEqual({ ...nothing, amount: 1, tax: 3, left_out: true });
  expect(factAmounts({ ...form, kind: 'dependent' })).toEqual({ ...nothing, amount: 0, left_out: false });
});
