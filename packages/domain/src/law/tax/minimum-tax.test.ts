import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { type MinimumTaxYear, minimumTax } from './minimum-tax.ts';

const NOTHING: MinimumTaxYear = {
  year: 2026,
  taxable: 0,
  exclusive: 0,
  exempt: 0,
  left_out: 0,
  ordinary_tax: 0,
  exclusive_tax: 0,
  company_reducer: 0,
  dividend_tax: 0,
};
const of = (input: Partial<MinimumTaxYear>) => minimumTax({ ...NOTHING, ...input });

describe('the minimum tax beside the text of art. 16-A', () => {
  it.each<[string, Partial<MinimumTaxYear>, { income?: number; rate?: string; minimum?: number; due: number; balance: number }]>([
    ['600.000,00: none yet', { exempt: 60_000_000 }, { rate: '0', minimum: 0, due: 0, balance: 0 }],
    ['600.000,01: a rate that no cent reaches', { exempt: 60_000_001 }, { minimum: 0, due: 0, balance: 0 }],
    ['600.600,00: 0,01 %', { exempt: 60_060_000 }, { rate: '0.0001', minimum: 6006, due: 6006, balance: 6006 }],
    ['750.000,00: 2,5 %', { exempt: 75_000_000 }, { rate: '0.025', minimum: 1_875_000, due: 1_875_000, balance: 1_875_000 }],
    ['900.000,00: 5 %', { exempt: 90_000_000 }, { rate: '0.05', minimum: 4_500_000, due: 4_500_000, balance: 4_500_000 }],
    ['1.199.999,99: not quite 10 %', { exempt: 119_999_999 }, { minimum: 12_000_000, due: 12_000_000, balance: 12_000_000 }],
    ['1.200.000,00: 10 %', { exempt: 120_000_000 }, { rate: '0.1', minimum: 12_000_000, due: 12_000_000, balance: 12_000_000 }],
    [
      '2.400.000,00: never more than 10 %',
      { exempt: 240_000_000 },
      { rate: '0.1', minimum: 24_000_000, due: 24_000_000, balance: 24_000_000 },
    ],
    [
      'salary, exclusive and exempt income count together',
      { taxable: 30_000_000, exclusive: 20_000_000, exempt: 40_000_000 },
      { income: 90_000_000, rate: '0.05', minimum: 4_500_000, due: 4_500_000, balance: 4_500_000 },
    ],
    [
      'what the law leaves out does not, and brings it below the limit',
      { exempt: 90_000_000, left_out: 30_000_000 },
      { income: 60_000_000, minimum: 0, due: 0, balance: 0 },
    ],
    [
      'taxable income is never left out',
      { taxable: 90_000_000, left_out: 30_000_000 },
      { income: 90_000_000, minimum: 4_500_000, due: 4_500_000, balance: 4_500_000 },
    ],
    [
      'the ordinary tax, the exclusive one and the reducer are taken off',
      { exempt: 120_000_000, ordinary_tax: 5_000_000, exclusive_tax: 1_000_000, company_reducer: 2_000_000 },
      { minimum: 12_000_000, due: 4_000_000, balance: 4_000_000 },
    ],
    ['an ordinary tax that is more leaves nothing', { exempt: 120_000_000, ordinary_tax: 20_000_000 }, { due: 0, balance: 0 }],
    ['dividend tax is an advance', { exempt: 120_000_000, dividend_tax: 12_000_000 }, { minimum: 12_000_000, due: 12_000_000, balance: 0 }],
    [
      'and comes back where it is more',
      { exempt: 90_000_000, dividend_tax: 9_000_000 },
      { minimum: 4_500_000, due: 4_500_000, balance: -4_500_000 },
    ],
    ['below the limit too', { exempt: 6_000_000, dividend_tax: 600_000 }, { minimum: 0, due: 0, balance: -600_000 }],
    ['2025 has none', { year: 2025, exempt: 240_000_000 }, { minimum: 0, due: 0, balance: 0 }],
  ])('%s', (_name, input, expected) => {
    expect(of(input)).toMatchObject(expected);
  });

  it('is income × (income ÷ 60.000 − 10) %, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000_001, max: 119_999_999 }), (exempt) => {
        // In cents: income × (income − 600.000,00) ÷ 6.000.000,00, a tenth of which is reached at 1.200.000,00.
        const exact = (BigInt(exempt) * BigInt(exempt - 60_000_000)) / 600_000_000n;
        expect(Math.abs(of({ exempt }).minimum - Number(exact))).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it('shows every step, and says only what holds below the limit', () => {
    expect(of({ exempt: 90_000_000 }).steps.map(({ label }) => label)).toEqual([
      'Rendimentos tributáveis',
      'Tributação exclusiva',
      'Isentos, com lucros e dividendos',
      'Fora da conta, por lei',
      'Rendimentos do ano',
      'Alíquota mínima',
      'Imposto mínimo',
      'Imposto do ajuste anual',
      'Imposto exclusivo na fonte',
      'Redutor das empresas',
      'Imposto mínimo devido',
      'Retido sobre lucros',
      'Soma ao saldo da declaração',
    ]);
    expect(of({ dividend_tax: 1 }).steps.map(({ label }) => label)).toEqual([
      'Rendimentos tributáveis',
      'Tributação exclusiva',
      'Isentos, com lucros e dividendos',
      'Fora da conta, por lei',
      'Rendimentos do ano',
      'Imposto mínimo',
      'Retido sobre lucros',
      'Diminui o saldo da declaração',
    ]);
  });

  it('refuses what is none', () => {
    expect(() => of({ exempt: -1 })).toThrow('isentos');
    expect(() => of({ dividend_tax: 0.5 })).toThrow('lucros');
  });
});
