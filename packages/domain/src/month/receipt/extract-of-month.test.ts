import { expect, it } from 'vitest';
import { extractOfMonth } from './extract-of-month.ts';
import { esocialReceipt, pgdasExtract } from './testing/receipt-samples.ts';

const facts = { cnpj: '11222333000181', competence: '2026-10', number: '11222333202610001', day: '2026-11-12' };
const text = pgdasExtract({ ...facts, revenue: 5_000_000, rbt12: 48_000_000, das: 345_678 });
const october = { document: facts.cnpj, month: '2026-10' };

it('tells the three values of its own month', () => {
  expect(extractOfMonth(text, october, '2026-11-20')).toEqual({
    values: { revenue_official: 5_000_000, rbt12_official: 48_000_000, das_official: 345_678 },
    problem: null,
  });
});

it.each([
  ['another month', text, { ...october, month: '2026-09' }, 'O extrato é de outubro de 2026.'],
  ['another company', text, { ...october, document: '11444777000161' }, 'O extrato é de outra empresa: 11.222.333/0001-81.'],
  ['a company without CNPJ', text, { ...october, document: null }, 'O extrato é de outra empresa: 11.222.333/0001-81.'],
  ['no extract', esocialReceipt(facts), october, 'O arquivo não é um extrato do Simples Nacional.'],
  ['figures that do not add up', text.replace('480.000,00 0,00 480.000,00', '480.000,00 0,00 48.000,00'), october, 'Não achei o RBT12.'],
])('of %s it tells none', (_name, paper, month, problem) => {
  expect(extractOfMonth(paper, month, '2026-11-20')).toEqual({ values: null, problem });
});

it('on a cash basis the revenue is that which was received', () => {
  const cash = text
    .replace('Regime de Apuração: Competência', 'Regime de Apuração: Caixa')
    .replace('2.1) Disc', 'Receita Bruta do PA (RPA) - Caixa 40.000,00 0,00 40.000,00\n2.1) Disc');
  expect(extractOfMonth(cash, october, '2026-11-20').values?.revenue_official).toBe(4_000_000);
});
