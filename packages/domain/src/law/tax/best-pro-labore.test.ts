import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BestProLaboreInput, bestProLabore } from './best-pro-labore.ts';
import { proLabore } from './payroll.ts';
import { factorR } from './simples.ts';
import { LAW_TABLES } from './tables/law-tables.ts';

const WAGE = 162_100;
/** R$ 20.000,00 a month: annex III takes 7,3 % and annex V 16,125 % (ideal-pro-labore.test.ts); eleven months have R$ 5.600,00. */
const input: BestProLaboreInput = {
  competence: '2026-11',
  revenue12: 24_000_000,
  payroll12: 11 * 560_000,
  das: { III: 146_000, V: 322_500 },
  dependents: 0,
  aim: { target: '0.28', least: WAGE },
  tables: LAW_TABLES,
};

describe('the pró-labore of a month that costs the least', () => {
  it('is the lowest that reaches annex III where the DAS saves more than it costs', () => {
    // From R$ 1.621,00 (INSS 178,31) to R$ 5.600,00 (INSS 616,00 and income tax 228,86).
    expect(bestProLabore(input)).toMatchObject({
      lowest: 560_000,
      best: 560_000,
      annex: 'III',
      gain: 176_500,
      cost: 66_655,
      balance: 109_845,
    });
  });

  it('is the least where the other months lack too much', () => {
    const late = bestProLabore({ ...input, payroll12: 0 });
    expect(late).toMatchObject({ lowest: 6_720_000, best: WAGE, annex: 'V' });
    expect(late.balance).toBeLessThan(0);
  });

  it('is the least where the rest reaches annex III alone', () => {
    expect(bestProLabore({ ...input, payroll12: 7_000_000 })).toMatchObject({
      lowest: 0,
      best: WAGE,
      annex: 'III',
      gain: 0,
      cost: 0,
      balance: 0,
    });
  });

  it('says up to how much annex III pays for itself', () => {
    const up = bestProLabore(input).worth_up_to ?? 0;
    const taxes = (gross: number): number => {
      const { inss, irrf } = proLabore({ tables: LAW_TABLES, gross, dependents: 0, competence: '2026-11' });
      return inss + irrf;
    };
    const budget = 176_500 + taxes(WAGE);
    expect([taxes(up) <= budget, taxes(up + 1) > budget]).toEqual([true, true]);
    expect(bestProLabore({ ...input, das: { III: 2, V: 1 } }).worth_up_to).toBeNull();
  });

  it('is no dearer than any other amount, of 2,000 companies', () => {
    const companies = fc.record({
      revenue12: fc.integer({ min: 1, max: 300_000_000 }),
      share: fc.integer({ min: 0, max: 40 }),
      das: fc.record({ III: fc.nat(2_000_000), V: fc.nat(4_000_000) }),
      dependents: fc.nat(3),
      least: fc.constantFrom(0, WAGE),
      target: fc.constantFrom('0.28', '0.285'),
      step: fc.integer({ min: 40_001, max: 99_999 }),
    });
    fc.assert(
      fc.property(companies, ({ revenue12, share, das, dependents, least, target, step }) => {
        const payroll12 = Math.floor((revenue12 * share) / 100);
        const given = { competence: '2026-11', revenue12, payroll12, das, dependents, aim: { target, least }, tables: LAW_TABLES };
        const total = (gross: number): number => {
          const { inss, irrf } = proLabore({ tables: LAW_TABLES, gross, dependents, competence: '2026-11' });
          // What the office aims at is 28 % and its margin: payroll × 0.28 ÷ target against 28 %.
          const reaches = BigInt(payroll12 + gross) * 1000n >= BigInt(revenue12) * BigInt(Number(target) * 1000) && payroll12 + gross > 0;
          return inss + irrf + (reaches ? das.III : das.V);
        };
        const { best, lowest } = bestProLabore(given);
        const brute = Array.from({ length: 24 }, (_, at) => least + at * step);
        const around = [lowest - 1, lowest, lowest + 1, best, best + 1].filter((gross) => gross >= least);
        expect(total(best)).toBe(Math.min(total(best), ...[...brute, ...around].map(total)));
      }),
      { numRuns: 2000 },
    );
    // With the law's own 28 % it is the annex of the PGDAS-D.
    expect(factorR({ payroll12: input.payroll12 + bestProLabore(input).best, revenue12: input.revenue12 }).annex).toBe('III');
  });
});
