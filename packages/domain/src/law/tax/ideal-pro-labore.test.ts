import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { adviseProLabore, lowestProLabore } from './ideal-pro-labore.ts';
import { factorR } from './simples.ts';
import { LAW_TABLES } from './tables/law-tables.ts';

describe('lowest pró-labore that reaches 28 %', () => {
  it.each([
    [{ revenue12: 60_000_000, payroll12: 0 }, 1_400_000],
    [{ revenue12: 60_000_001, payroll12: 0 }, 1_400_001],
    [{ revenue12: 60_000_000, payroll12: 12_000_000 }, 400_000],
    [{ revenue12: 60_000_000, payroll12: 16_800_000 }, 0],
    [{ revenue12: 60_000_000, payroll12: 16_799_999 }, 1],
    [{ revenue12: 60_000_000, payroll12: 14_000_000, months: 2 }, 1_400_000],
    [{ revenue12: 0, payroll12: 0 }, 1],
    [{ revenue12: 0, payroll12: 5 }, 0],
  ])('%o', (input, expected) => {
    expect(lowestProLabore(input)).toBe(expected);
  });

  it('reaches it, and a cent less does not', () => {
    fc.assert(
      fc.property(fc.nat(480_000_000), fc.nat(200_000_000), fc.integer({ min: 1, max: 12 }), (revenue12, payroll12, months) => {
        const lowest = lowestProLabore({ revenue12, payroll12, months });
        expect(factorR({ payroll12: payroll12 + lowest * months, revenue12 }).annex).toBe('III');
        if (lowest > 0) expect(factorR({ payroll12: payroll12 + (lowest - 1) * months, revenue12 }).annex).toBe('V');
      }),
      runs,
    );
  });

  it('refuses what is none', () => {
    expect(() => lowestProLabore({ revenue12: -1, payroll12: 0 })).toThrow(DomainError);
    expect(() => lowestProLabore({ revenue12: 1, payroll12: 0, months: 13 })).toThrow('Meses');
  });
});

describe('what it costs and what it saves', () => {
  const advise = (pro_labore: number, change: Partial<Parameters<typeof adviseProLabore>[0]> = {}) =>
    adviseProLabore({
      tables: LAW_TABLES,
      competence: '2026-10',
      revenue: 2_000_000,
      revenue12: 24_000_000,
      payroll12: 0,
      pro_labore,
      dependents: 0,
      ...change,
    });

  it('from a minimum wage to 28 % of R$ 20.000,00 a month', () => {
    // Annex V: (240,000 x 18 % - 4,500) / 240,000 = 16,125 %; annex III: (240,000 x 11,2 % - 9,360) / 240,000 = 7,3 %.
    // R$ 5.600,00: INSS 616,00; income tax 4.984,00 x 27,5 % - 908,73 - (978,62 - 0,133145 x 5.600) = 228,86.
    expect(advise(162_100)).toMatchObject({
      suggested: 560_000,
      annex_now: 'V',
      das_v: 322_500,
      das_iii: 146_000,
      gain: 176_500,
      cost: 61_600 + 22_886 - 17_831,
      balance: 109_845,
      worth: true,
    });
  });

  it('who pays more than is needed saves by the lowest', () => {
    const advice = advise(1_000_000);
    expect(advice).toMatchObject({ annex_now: 'III', gain: 0, worth: true });
    expect(advice.cost).toBeLessThan(0);
    expect(advise(560_000)).toMatchObject({ gain: 0, cost: 0, balance: 0, worth: false });
  });

  it('is not worth it where the partner pays more than the company saves', () => {
    expect(advise(0, { revenue: 30_000_000, revenue12: 360_000_000 })).toMatchObject({ worth: false });
  });

  it('explains itself and refuses what is none', () => {
    expect(advise(162_100).steps.at(-1)).toMatchObject({ label: 'Resultado por mês', value: 109_845 });
    expect(() => advise(-1)).toThrow('Pró-labore');
    expect(() => advise(0, { revenue12: 500_000_000 })).toThrow('limite');
  });
});
