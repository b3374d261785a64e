import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyMonths, each, issued, proLabore, simplesSince } from '../../law/month/testing/company-months.ts';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { addCompetence, lastCompetences } from '../../shared/date/competence.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { FIRST_OFFICE_RULES } from '../accounting-parameter/accounting-parameter-form.ts';
import type { ComingFacts } from './coming-revenue.ts';
import { meanRevenue, proLaborePlan } from './pro-labore-plan.ts';
import { rFactorStanding } from './r-factor-standing.ts';

const NOTHING_COMING: ComingFacts = { recurring: [], noted: [], shifts: [] };
const competence = '2026-06';
const before = lastCompetences('2026-05', 12);
const rules = { ...FIRST_OFFICE_RULES, floors_pro_labore: true };
/** R$ 20.000,00 and R$ 5.600,00 in each month; in the Simples from this one on. */
const months = companyMonths({
  former_regimes: simplesSince(competence),
  revenues: each(before, issued(2_000_000)),
  payrolls: each(before, proLabore(560_000)),
});
const planOf = (change: Partial<typeof months> = {}, decided: Record<string, number | null> = {}) =>
  proLaborePlan({ tables: LAW_TABLES, competence, months: { ...months, ...change }, coming: NOTHING_COMING, rules }, decided);

describe('the pró-labore of the months to come', () => {
  it('looks six months ahead, with the mean of six behind', () => {
    const planned = planOf();
    expect(planned.map((month) => [month.competence, month.counts_for, month.revenue])).toEqual(
      Array.from({ length: 6 }, (_, at) => [addCompetence(competence, at), addCompetence(competence, at + 1), 2_000_000]),
    );
    // The CPP of the DAS is paid from the second month on: less pró-labore reaches the same.
    expect(planned[0]).toMatchObject({ lowest: 560_000, keeps: 560_000, annex: 'III' });
    expect(planned[1]?.lowest).toBeLessThan(560_000);
    expect(planned.every(({ annex }) => annex === 'III')).toBe(true);
  });

  it('plans no month whose payroll is told, and takes what was decided for the others', () => {
    const told = planOf({ payrolls: { ...months.payrolls, '2026-06': proLabore(1_000_000) } });
    expect(told.map((month) => month.competence)).toEqual(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11']);
    const more = planOf({}, { '2026-06': 1_000_000 });
    expect(more[0]?.lowest).toBe(560_000);
    expect(more.slice(1)).toEqual(told);
    // Refused: it stays as it was.
    expect(planOf({}, { '2026-06': null })).toEqual(planOf({}, { '2026-06': 560_000 }));
  });

  it('counts what is asked for where it is more than the mean', () => {
    const revenues = { ...months.revenues, '2026-08': { ...issued(0), waiting: 9_000_000 } };
    expect(planOf({ revenues })[2]).toMatchObject({ competence: '2026-08', revenue: 9_000_000 });
  });

  it('counts what is known to come, and says what each month is made of', () => {
    const note = { taker: 'hospital', amount: 2_500_000, from: '2026-07', until: '2026-07' };
    const planned = proLaborePlan({ tables: LAW_TABLES, competence, months, coming: { ...NOTHING_COMING, recurring: [note] }, rules }, {});
    expect(planned.map(({ revenue }) => revenue).slice(0, 3)).toEqual([2_000_000, 2_500_000, 2_000_000]);
    expect(planned[0]?.parts).toMatchObject({ mean: 2_000_000, recurring: { count: 0 } });
    expect(planned[1]?.parts).toMatchObject({ mean: 0, recurring: { count: 1, amount: 2_500_000 } });
    // More revenue, more pró-labore.
    expect(planned[1]?.lowest).toBeGreaterThan(planOf()[1]?.lowest ?? 0);
  });

  it('aims two months on where the window of 2027 moves back', () => {
    const late = {
      competence: '2026-12',
      rules,
      coming: NOTHING_COMING,
      tables: LAW_TABLES,
      months: companyMonths({
        revenues: each(lastCompetences('2026-11', 12), issued(2_000_000)),
        payrolls: each(lastCompetences('2026-11', 12), proLabore(560_000)),
      }),
    };
    expect(
      proLaborePlan(late, {})
        .map(({ counts_for }) => counts_for)
        .slice(0, 2),
    ).toEqual(['2027-02', '2027-03']);
  });

  it('is none while payrolls that count are untold', () => {
    const { '2026-01': _untold, ...payrolls } = months.payrolls;
    expect(planOf({ payrolls })).toEqual([]);
  });

  it('is none outside the Simples, beyond it and before the opening', () => {
    expect(planOf({ tax_regime: 'normal', former_regimes: [] })).toEqual([]);
    expect(planOf({ revenues: each(before, issued(60_000_000)) })).toEqual([]);
    expect(planOf({ opening_date: '2027-03-01' })).toEqual([]);
  });

  it('means the months since the opening', () => {
    expect(meanRevenue(months, competence)).toBe(2_000_000);
    expect(meanRevenue({ ...months, opening_date: '2026-05-02' }, competence)).toBe(2_000_000);
    expect(meanRevenue({ ...months, opening_date: '2026-06-02' }, competence)).toBe(0);
  });

  it('paid as it is planned, keeps annex III', () => {
    const cents = fc.integer({ min: 100_000, max: 15_000_000 });
    fc.assert(
      fc.property(fc.array(fc.record({ revenue: cents, paid: cents }), { minLength: 12, maxLength: 12 }), (values) => {
        const revenues = Object.fromEntries(before.map((month, at) => [month, issued(values[at]?.revenue ?? 0)]));
        const payrolls = Object.fromEntries(before.map((month, at) => [month, proLabore(Math.min(values[at]?.paid ?? 0, 2_000_000))]));
        const [first] = planOf({ revenues, payrolls });
        if (!first) return;
        const mean = meanRevenue({ ...months, revenues }, competence);
        const then = rFactorStanding({
          tables: LAW_TABLES,
          competence: first.counts_for,
          months: {
            ...months,
            revenues: { ...revenues, [competence]: issued(mean) },
            payrolls: { ...payrolls, [competence]: proLabore(first.keeps) },
          },
          rules,
        });
        expect(then.annex).toBe('III');
      }),
      runs,
    );
  });
});
