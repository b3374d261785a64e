import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { annualMinimumTax, dividendTax, taxFreeProfit } from './dividends.ts';

describe('profits paid in a month', () => {
  it.each([
    ['2026-01', [5_000_000], 0, [0]],
    ['2026-01', [5_000_001], 500_000, [500_000]],
    ['2026-01', [3_000_000, 1_999_999], 0, [0, 0]],
    ['2026-01', [3_000_000, 2_500_000, 100_000], 560_000, [0, 550_000, 10_000]],
    ['2026-12', [10_000_005], 1_000_001, [1_000_001]],
    ['2026-01', [], 0, []],
    ['2025-12', [90_000_000], 0, [0]],
  ])('%s %j', (competence, payments, tax, withheld) => {
    const total = sumCents(payments);
    expect(dividendTax({ competence, payments })).toMatchObject({ total, tax, net: total - tax, withheld });
  });

  it('says why', () => {
    const formula = (competence: string, payment: number) => dividendTax({ competence, payments: [payment] }).steps[1]?.formula;
    expect(formula('2026-01', 5_000_000)).toContain('Não passa');
    expect(formula('2026-01', 5_000_001)).toContain('Passa de');
    expect(formula('2025-01', 5_000_001)).toContain('até 2025');
  });

  it('what each payment holds back sums to the tax', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6_000_000), { maxLength: 6 }), (payments) => {
        const { tax, withheld } = dividendTax({ competence: '2026-06', payments });
        expect(sumCents(withheld)).toBe(tax);
        expect(Math.min(0, ...withheld)).toBe(0);
      }),
      runs,
    );
  });

  it('refuses what is none', () => {
    expect(() => dividendTax({ competence: '2026-06', payments: [-1] })).toThrow(DomainError);
    expect(() => dividendTax({ competence: '1995-12', payments: [] })).toThrow('Lucros distribuídos');
  });
});

describe('profit free of tax', () => {
  it.each([
    ['with books', { revenue: 10_000_000, irpj_in_das: 40_000, accounting_profit: 6_000_000 }, 6_000_000],
    ['with a loss in the books', { revenue: 10_000_000, irpj_in_das: 40_000, accounting_profit: -5 }, 0],
    ['without books', { revenue: 10_000_000, irpj_in_das: 40_000, accounting_profit: null }, 3_160_000],
    ['without books and revenue', { revenue: 0, irpj_in_das: 1, accounting_profit: null }, 0],
  ])('%s', (_name, input, limit) => {
    expect(taxFreeProfit({ competence: '2026-06', ...input })).toMatchObject({ limit, steps: [{ value: limit }] });
  });

  it('refuses what is none', () => {
    expect(() => taxFreeProfit({ competence: '2026-06', revenue: 0, irpj_in_das: 0, accounting_profit: Number.NaN })).toThrow(
      'Lucro contábil',
    );
    expect(() => taxFreeProfit({ competence: '2026-06', revenue: 0, irpj_in_das: -1, accounting_profit: null })).toThrow('IRPJ no DAS');
  });
});

describe('least tax of a year', () => {
  it.each([
    [2026, 60_000_000, 0, { rate: '0', minimum: 0, due: 0 }],
    [2026, 90_000_000, 0, { rate: '0.05', minimum: 4_500_000, due: 4_500_000 }],
    [2026, 90_000_000, 5_000_000, { due: 0 }],
    [2026, 120_000_000, 2_000_000, { rate: '0.1', minimum: 12_000_000, due: 10_000_000 }],
    [2027, 500_000_000, 0, { rate: '0.1', minimum: 50_000_000 }],
    [2025, 500_000_000, 0, { rate: '0', minimum: 0, due: 0 }],
  ])('%i %i', (year, income, tax_paid, expected) => {
    expect(annualMinimumTax({ year, income, tax_paid })).toMatchObject(expected);
  });

  it('grows with the income', () => {
    fc.assert(
      fc.property(fc.nat(200_000_000), fc.nat(1_000_000), (income, more) => {
        const of = (amount: number) => annualMinimumTax({ year: 2026, income: amount, tax_paid: 0 }).minimum;
        expect(of(income + more)).toBeGreaterThanOrEqual(of(income));
      }),
      runs,
    );
  });

  it('refuses what is none', () => {
    expect(() => annualMinimumTax({ year: 2026.5, income: 0, tax_paid: 0 })).toThrow('Ano');
  });
});
