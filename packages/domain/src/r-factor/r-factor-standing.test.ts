import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_OFFICE_RULES } from '../accounting-parameter/accounting-parameter-form.ts';
import { addCompetence, lastCompetences } from '../shared/date/competence.ts';
import { runs } from '../shared/testing/property-runs.ts';
import type { PayrollMonth } from './payroll-month-form.ts';
import { proLaboreOfTheMonth, type RFactorInput, rFactorStanding } from './r-factor-standing.ts';

const competence = '2026-11';
const before = lastCompetences('2026-10', 12);
const proLabore = (pro_labore: number): PayrollMonth => ({ pro_labore, wages: 0, inss_employer: 0, fgts: 0 });
const each = <Value>(months: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(months.map((month) => [month, value]));
const rules = { ...FIRST_OFFICE_RULES, floors_pro_labore: false };

const input = (values: Partial<RFactorInput> = {}): RFactorInput => ({
  competence,
  opened: '2019-03-05',
  revenues: each(before, 1_000_000),
  payrolls: each(before, proLabore(280_000)),
  rules,
  ...values,
});

describe('where a company stands', () => {
  it.each([
    ['exactly at 28 %', 280_000, 'tight', '0.28', 'III', 0],
    ['a cent below in each month', 279_999, 'below', '0.279999', 'V', 12],
    ['with room to spare', 300_000, 'safe', '0.3', 'III', -240_000],
  ] as const)('%s', (_name, pro_labore, situation, ratio, annex, lacking) => {
    const standing = rFactorStanding(input({ payrolls: each(before, proLabore(pro_labore)) }));
    expect(standing).toMatchObject({ situation, ratio, annex, lacking, payroll_months: 12, revenue12: 12_000_000 });
  });

  it('counts wages, INSS and FGTS beside the pró-labore', () => {
    const payrolls = each(before, { pro_labore: 100_000, wages: 150_000, inss_employer: 20_000, fgts: 10_000 });
    expect(rFactorStanding(input({ payrolls })).ratio).toBe('0.28');
  });

  it('says how many months are known, and nothing where none is', () => {
    expect(rFactorStanding(input({ payrolls: each(before.slice(0, 5), proLabore(280_000)) }))).toMatchObject({
      payroll_months: 5,
      situation: 'below',
    });
    expect(rFactorStanding(input({ payrolls: {} }))).toMatchObject({ payroll_months: 0, situation: 'unknown', annex: 'V', advice: null });
  });

  it('counts a young company from its opening on, and none before it', () => {
    const opened = '2026-08-10';
    const young = rFactorStanding(input({ opened }));
    expect(young).toMatchObject({ months: ['2026-08', '2026-09', '2026-10'], revenue12: 3_000_000, situation: 'tight' });
    expect(young.advice).toMatchObject({ suggested: 280_000 });
    expect(rFactorStanding(input({ opened: '2026-12-01' }))).toMatchObject({ ratio: null, situation: 'unknown' });
    expect(rFactorStanding(input({ opened: '2027-01-10', competence: '2027-02' }))).toMatchObject({
      ratio: '0.28',
      annex: 'III',
      months: [],
    });
  });

  it('suggests the lowest pró-labore of each month, with the room and the floor of the office, and what it changes', () => {
    const payrolls = each(before, proLabore(162_100));
    expect(rFactorStanding(input({ payrolls })).advice).toMatchObject({ suggested: 280_000, annex_now: 'V', worth: true });
    const careful = { ...rules, r_factor_margin: '0.005' };
    expect(rFactorStanding(input({ payrolls, rules: careful })).advice?.suggested).toBe(285_000);
    const little = { revenues: each(before, 100_000), payrolls: each(before, proLabore(1_000)) };
    expect(rFactorStanding(input(little)).advice?.suggested).toBe(28_000);
    expect(rFactorStanding(input({ ...little, rules: FIRST_OFFICE_RULES })).advice?.suggested).toBe(162_100);
  });

  it('advises nobody who is beyond the Simples', () => {
    expect(rFactorStanding(input({ revenues: each(before, 50_000_000) }))).toMatchObject({ situation: 'below', advice: null });
  });
});

describe('the pró-labore of the month', () => {
  it('makes up in one month for what the sum lacks', () => {
    const payrolls = { ...each(before, proLabore(270_000)), [competence]: proLabore(999) };
    const revenues = { ...each(before, 1_000_000), [competence]: 1_000_000 };
    // Twelve months of 10.000 ask for 33.600; eleven have 2.700 each.
    expect(proLaboreOfTheMonth(input({ payrolls, revenues }))).toBe(3_360_000 - 11 * 270_000);
    const hardly = { payrolls: each(before, proLabore(300_000)), revenues };
    expect(proLaboreOfTheMonth(input(hardly))).toBe(60_000);
    expect(proLaboreOfTheMonth(input({ ...hardly, rules: FIRST_OFFICE_RULES }))).toBe(162_100);
  });

  it('is not said where the next competence does not count the month', () => {
    expect(proLaboreOfTheMonth(input({ competence: '2027-01' }))).toBeNull();
    expect(proLaboreOfTheMonth(input({ opened: '2027-03-01' }))).toBeNull();
  });

  it('is the lowest: with it the next competence has annex III, with a cent less it has not', () => {
    const cents = fc.integer({ min: 1, max: 40_000_000 });
    const months = fc.array(fc.record({ revenue: cents, paid: fc.integer({ min: 1, max: 10_000_000 }) }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(months, (values) => {
        const span = lastCompetences(competence, 12);
        const revenues = Object.fromEntries(span.map((month, at) => [month, values[at]?.revenue ?? 0]));
        const payrolls = Object.fromEntries(span.map((month, at) => [month, proLabore(values[at]?.paid ?? 0)]));
        const given = input({ revenues, payrolls });
        const lowest = proLaboreOfTheMonth(given) ?? 0;
        const annexWith = (paid: number) =>
          rFactorStanding({ ...given, competence: addCompetence(competence, 1), payrolls: { ...payrolls, [competence]: proLabore(paid) } })
            .annex;
        expect(annexWith(lowest)).toBe('III');
        if (lowest > 0) expect(annexWith(lowest - 1)).toBe('V');
      }),
      runs,
    );
  });
});
