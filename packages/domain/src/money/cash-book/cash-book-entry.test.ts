import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { findCashBookCode, PAYMENT_CODES } from './cash-book-codes.ts';
import { deductibleOf } from './cash-book-entry.ts';
import { cashBookEntryForm } from './cash-book-form.ts';

it.each<[string, string, boolean, number]>([
  ['the rent of the office', 'P10.01.00002', false, 10_003],
  ['a fifth of the rent of the home where one also works', 'P10.01.00002', true, 2000],
  ['fuel, which is never deducted', 'P11.01.00007', false, 0],
  ['social security, which is deducted on its own', 'P20.01.00001', false, 0],
])('%s', (_name, code, is_home_office, deducted) => {
  expect(deductibleOf({ code, amount: 10_003, is_home_office })).toBe(deducted);
});

it('has the accounts of the Carnê-Leão Web, each once', () => {
  expect(PAYMENT_CODES).toHaveLength(36);
  expect(new Set(PAYMENT_CODES.map(({ code }) => code)).size).toBe(36);
  expect([findCashBookCode('P10.01.00013')?.label, findCashBookCode('P11.01.00018')?.label]).toEqual([
    'Salários, INSS e FGTS de empregados',
    'Seguro do carro',
  ]);
});

const payment = { kind: 'payment', entry_date: '2026-03-05', code: 'P10.01.00002', amount: 100_000, history: 'Aluguel' };
const income = { ...payment, kind: 'income', code: 'R01.001.001', received_from: 'PF', payer_cpf: '12345678909', history: 'Consulta' };

it.each<[string, object, string[]]>([
  ['a payment', payment, []],
  ['an income of a person', income, []],
  ['an income of nobody in particular', { ...income, received_from: null }, ['received_from']],
  ['an income of a person without a CPF', { ...income, payer_cpf: null }, ['payer_cpf']],
  ['an income of a company without a CNPJ', { ...income, received_from: 'PJ' }, ['payer_cnpj']],
  ['an income in an account of payments', { ...income, code: 'P10.01.00002' }, ['code']],
  ['social security without its month', { ...payment, code: 'P20.01.00001' }, ['competence']],
  ['a text that would break the file', { ...payment, history: 'Aluguel; luz' }, ['history']],
  ['a year before the book', { ...payment, entry_date: '2024-12-31' }, ['entry_date']],
])('%s', (_name, entry, wrong) => {
  const parsed = parse(cashBookEntryForm, entry);
  expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual(wrong);
});
