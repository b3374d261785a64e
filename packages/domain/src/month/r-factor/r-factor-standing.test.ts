import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyMonths } from '../../law/month/company-months.ts';
import { companyMonths, each, issued, proLabore, simplesSince } from '../../law/month/testing/company-months.ts';
import { invoiceEffects } from '../../law/tax/invoice-effects.ts';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { addCompetence, lastCompetences } from '../../shared/date/competence.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { FIRST_OFFICE_RULES } from '../accounting-parameter/accounting-parameter-form.ts';
import { proLaboreAim, proLaboreOfTheMonth, type RFactorInput, rFactorStanding } from './r-factor-standing.ts';

const competence = '2026-11';
const before = lastCompetences('2026-10', 12);
const rules = { ...FIRST_OFFICE_RULES, floors_pro_labore: false };

/** R$ 10.000,00 and R$ 2.800,00 in each of the twelve months; in the Simples from the competence on, so that no DAS was paid in them. */
const input = ({
  rules: asked = rules,
  competence: month = competence,
  ...values
}: Partial<RFactorInput & CompanyMonths> = {}): RFactorInput => ({
  tables: LAW_TABLES,
  competence: month,
  months: companyMonths({
    former_regimes: simplesSince(month),
    revenues: each(before, issued(1_000_000)),
    payrolls: each(before, proLabore(280_000)),
    ...values,
  }),
  rules: asked,
});

describe('where a company stands', () => {
  it.each([
    ['exactly at 28 %', 280_000, 'tight', '0.28', 'III', 0],
    ['a cent below in each month', 279_999, 'below', '0.279999', 'V', 12],
    ['with room to spare', 300_000, 'safe', '0.3', 'III', -240_000],
  ] as const)('%s', (_name, pro_labore, situation, ratio, annex, lacking) => {
    const standing = rFactorStanding(input({ payrolls: each(before, proLabore(pro_labore)) }));
    expect(standing).toMatchObject({ situation, ratio, annex, lacking, untold: [], revenue12: 12_000_000, cpp12: 0 });
  });

  it('counts wages, INSS and FGTS beside the pró-labore', () => {
    const payrolls = each(before, { pro_labore: 100_000, wages: 150_000, inss_employer: 20_000, fgts: 10_000 });
    expect(rFactorStanding(input({ payrolls })).ratio).toBe('0.28');
  });

  it('says how many months are known, and nothing where none is', () => {
    const five = { untold: before.slice(5), situation: 'unknown', annex: null, ratio: '0.11666666', advice: null };
    expect(rFactorStanding(input({ payrolls: each(before.slice(0, 5), proLabore(280_000)) }))).toMatchObject(five);
    expect(rFactorStanding(input({ payrolls: {} }))).toMatchObject({ untold: before, situation: 'unknown', annex: null, advice: null });
  });

  it('needs no month that is untold where the others reach 28 % alone', () => {
    const payrolls = each(before.slice(0, 11), proLabore(320_000));
    expect(rFactorStanding(input({ payrolls }))).toMatchObject({ untold: ['2026-10'], situation: 'tight', annex: 'III' });
  });

  it('counts the CPP inside the DAS that were paid in the months (SC Cosit 17/2021)', () => {
    // Annex III, band 1: 43,4 % of 6 % of R$ 10.000,00 are R$ 260,40, each paid in the month after its own.
    const known = { former_regimes: simplesSince('2025-10'), payrolls: each(lastCompetences('2026-10', 36), proLabore(280_000)) };
    const revenues = each(lastCompetences('2026-10', 36), issued(1_000_000));
    const standing = rFactorStanding(input({ ...known, revenues }));
    expect(standing).toMatchObject({ cpp12: 12 * 26_040, payroll12: 12 * 306_040, ratio: '0.30604', situation: 'safe' });
    // The last two were paid on the same day: of the two years none falls out.
    const late = rFactorStanding(input({ ...known, revenues, das_paid_in: { '2026-08': '2026-10', '2026-09': '2026-12' } }));
    expect(late.cpp12).toBe(11 * 26_040);
    // Two that nobody paid count nowhere, until they are.
    const unpaid = rFactorStanding(input({ ...known, revenues, das_paid_in: { '2026-08': null, '2026-09': null } }));
    expect(unpaid.cpp12).toBe(10 * 26_040);
  });

  it('counts a young company from its opening on, and none before it', () => {
    const young = rFactorStanding(input({ opening_date: '2026-08-10' }));
    expect(young).toMatchObject({ months: ['2026-08', '2026-09', '2026-10'], revenue12: 3_000_000, situation: 'tight' });
    expect(young.advice).toMatchObject({ suggested: 280_000 });
    expect(rFactorStanding(input({ opening_date: '2026-12-01' }))).toMatchObject({ ratio: null, situation: 'unknown' });
    expect(rFactorStanding(input({ opening_date: '2027-01-10', competence: '2027-02' }))).toMatchObject({
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
    const little = { revenues: each(before, issued(100_000)), payrolls: each(before, proLabore(1_000)) };
    expect(rFactorStanding(input(little)).advice?.suggested).toBe(28_000);
    expect(rFactorStanding(input({ ...little, rules: FIRST_OFFICE_RULES })).advice?.suggested).toBe(162_100);
  });

  it('advises nobody who is beyond the Simples', () => {
    expect(rFactorStanding(input({ revenues: each(before, issued(50_000_000)) }))).toMatchObject({ situation: 'below', advice: null });
  });
});

describe('one suggestion, wherever it is shown', () => {
  it('is the same in the list of the fator R and beside an invoice that is asked for', () => {
    const cents = fc.integer({ min: 1, max: 20_000_000 });
    const paid = fc.array(fc.record({ revenue: cents, pro_labore: cents }), { minLength: 13, maxLength: 13 });
    const margins = fc.constantFrom('0', '0.005', '0.02');
    fc.assert(
      fc.property(paid, margins, fc.boolean(), cents, (values, r_factor_margin, floors_pro_labore, gross) => {
        const span = lastCompetences(competence, 13);
        const revenues = Object.fromEntries(span.map((month, at) => [month, issued(values[at]?.revenue ?? 0)]));
        const payrolls = Object.fromEntries(span.map((month, at) => [month, proLabore(values[at]?.pro_labore ?? 0)]));
        const office = { ...rules, r_factor_margin, floors_pro_labore };
        const { months } = input({ revenues, payrolls });
        const aim = (month: string) => proLaboreAim({ tables: LAW_TABLES, competence: month, rules: office });
        const { simples } = invoiceEffects({ competence, gross, iss_withheld: false, months, pro_labore: null, aim });
        const listed = (of: RFactorInput['months']) =>
          rFactorStanding({ tables: LAW_TABLES, competence: addCompetence(competence, 1), months: of, rules: office }).advice?.suggested;
        const own = revenues[competence];
        const with_invoice = {
          ...months,
          revenues: { ...revenues, ...(own && { [competence]: { ...own, waiting: own.waiting + gross } }) },
        };
        expect(simples?.suggested_pro_labore).toEqual({ before: listed(months), after: listed(with_invoice) });
      }),
      runs,
    );
  });
});

describe('the pró-labore of the month', () => {
  it('makes up in one month for what the sum lacks', () => {
    const payrolls = { ...each(before, proLabore(270_000)), [competence]: proLabore(999) };
    const revenues = each([...before, competence], issued(1_000_000));
    // Twelve months of 10.000 ask for 33.600; eleven have 2.700 each.
    expect(proLaboreOfTheMonth(input({ payrolls, revenues }))).toBe(3_360_000 - 11 * 270_000);
    const hardly = { payrolls: each(before, proLabore(300_000)), revenues };
    expect(proLaboreOfTheMonth(input(hardly))).toBe(60_000);
    expect(proLaboreOfTheMonth(input({ ...hardly, rules: FIRST_OFFICE_RULES }))).toBe(162_100);
  });

  it('is not said where the next competence does not count the month', () => {
    expect(proLaboreOfTheMonth(input({ competence: '2027-01' }))).toBeNull();
    expect(proLaboreOfTheMonth(input({ opening_date: '2027-03-01' }))).toBeNull();
  });

  it('is the lowest: with it the next competence has annex III, with a cent less it has not', () => {
    const cents = fc.integer({ min: 1, max: 40_000_000 });
    const months = fc.array(fc.record({ revenue: cents, paid: fc.integer({ min: 1, max: 10_000_000 }) }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(months, (values) => {
        const span = lastCompetences(competence, 12);
        const revenues = Object.fromEntries(span.map((month, at) => [month, issued(values[at]?.revenue ?? 0)]));
        const payrolls = Object.fromEntries(span.map((month, at) => [month, proLabore(values[at]?.paid ?? 0)]));
        const given = input({ revenues, payrolls });
        const lowest = proLaboreOfTheMonth(given) ?? 0;
        const next = addCompetence(competence, 1);
        const annexWith = (paid: number) =>
          rFactorStanding(
            input({
              competence: next,
              former_regimes: given.months.former_regimes,
              revenues,
              payrolls: { ...payrolls, [competence]: proLabore(paid) },
            }),
          ).annex;
        expect(annexWith(lowest)).toBe('III');
        if (lowest > 0) expect(annexWith(lowest - 1)).toBe('V');
      }),
      runs,
    );
  });
});
