import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../shared/result/domain-error.ts';
import { runs } from '../shared/testing/property-runs.ts';
import { irpfAnnual } from './irpf-annual.ts';

const year = (income: number, deductions = 0, tax_paid = 0) => irpfAnnual({ year: 2026, income, deductions, tax_paid });

describe('income tax of 2026', () => {
  it.each([
    ['nothing up to the first band', 2_914_560, 0, { base: 2_331_648, tax: 0, used_simplified: true }],
    ['60,000.00: the reduction is as large as the tax', 6_000_000, 0, { base: 4_800_000, reduction: 269_415, tax: 0 }],
    ['70,000.00', 7_000_000, 0, { base: 5_600_000, reduction: 173_948, tax: 449_534 - 173_948 }],
    ['88,200.00', 8_820_000, 0, { base: 7_056_000, reduction: 2, tax: 849_932 }],
    ['above it', 8_820_001, 0, { reduction: 0 }],
    ['the simplified discount stops', 20_000_000, 0, { base: 18_236_000, tax: 3_924_434, used_simplified: true }],
    ['the legal deductions are larger', 20_000_000, 2_000_000, { base: 18_000_000, tax: 3_859_534, used_simplified: false }],
    ['deductions beyond the income', 100, 500, { base: 0, tax: 0 }],
  ])('%s', (_name, income, deductions, expected) => {
    expect(year(income, deductions)).toMatchObject(expected);
  });

  it('tells what is left to pay or to get back', () => {
    expect(year(20_000_000, 2_000_000, 3_000_000)).toMatchObject({ balance: 859_534 });
    expect(year(20_000_000, 2_000_000, 3_000_000).steps.at(-1)).toMatchObject({ label: 'Saldo a pagar', value: 859_534 });
    expect(year(20_000_000, 2_000_000, 4_000_000).steps.at(-1)).toMatchObject({ label: 'Restituição', value: 140_466 });
  });

  it('is never negative and never more than the income', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(10_000_000), (income, deductions) => {
        const { tax, base } = year(income, deductions);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(base);
      }),
      runs,
    );
  });

  it('refuses what is none', () => {
    expect(() => year(-1)).toThrow(DomainError);
    expect(() => irpfAnnual({ year: 2025, income: 0, deductions: 0, tax_paid: 0 })).toThrow('2025');
  });
});
