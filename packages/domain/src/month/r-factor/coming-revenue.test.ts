import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { type ComingFacts, type ComingShift, partsTotal, revenueParts } from './coming-revenue.ts';

const NOTHING_COMING: ComingFacts = { recurring: [], noted: [], shifts: [] };
const DECEMBER = '2026-12';
const note = { taker: 'hospital', amount: 800_000, from: DECEMBER, until: null };
const night: ComingShift = {
  person: 1,
  takers: ['clínica'],
  value: 150_000,
  is_duty: false,
  has_note: false,
  starts_on: '2026-12-05',
  starts_at: '19:00',
  ends_on: '2026-12-06',
  ends_at: '07:00',
};
const partsOf = (facts: Partial<ComingFacts>, { requested = 0, mean = 0, month = DECEMBER } = {}) =>
  revenueParts({ ...NOTHING_COMING, ...facts }, [month], { requested: () => requested, mean }).get(month);
const sums = (facts: Partial<ComingFacts>, month = DECEMBER) => {
  const parts = partsOf(facts, { month });
  return [parts?.recurring, parts?.shifts];
};
const none = { count: 0, amount: 0 };
const one = { count: 1, amount: 150_000 };
const noteOnce = { count: 1, amount: 800_000 };

describe('the parts of the revenue of a month to come', () => {
  it('are those that are sure, and what the mean has beyond them', () => {
    const facts = { recurring: [note], shifts: [night] };
    expect(partsOf(facts, { requested: 50_000, mean: 1_200_000 })).toEqual({
      requested: 50_000,
      recurring: noteOnce,
      shifts: one,
      mean: 200_000,
    });
    expect(partsOf(facts, { requested: 50_000, mean: 900_000 })).toMatchObject({ mean: 0 });
    expect(partsOf({}, { mean: 900_000 })).toEqual({ requested: 0, recurring: none, shifts: none, mean: 900_000 });
  });

  it.each<[string, Partial<ComingFacts['recurring'][number]>, string, boolean]>([
    ['from the next competence on', {}, DECEMBER, true],
    ['not of a month that was asked for already', { from: '2027-01' }, DECEMBER, false],
    ['up to the last, that one included', { until: '2027-02' }, '2027-02', true],
    ['not beyond the last', { until: '2027-02' }, '2027-03', false],
  ])('count a recurring note %s', (_name, change, month, counts) => {
    expect(sums({ recurring: [{ ...note, ...change }] }, month)[0]).toEqual(counts ? noteOnce : none);
  });

  const duty = { ...night, is_duty: true, value: 170_000, takers: ['grupo', 'unidade'] };
  it.each<[string, Partial<ComingFacts>, typeof none]>([
    ['counts', {}, one],
    ['counts in the month in which it begins', { shifts: [{ ...night, starts_on: '2026-11-30', ends_on: '2026-12-01' }] }, none],
    ['does not count with a note', { shifts: [{ ...night, has_note: true }] }, none],
    ['does not count where its taker has a recurring note', { recurring: [{ ...note, taker: 'clínica' }] }, none],
    ['counts where the recurring note of its taker is over', { recurring: [{ ...note, taker: 'clínica', until: '2026-11' }] }, one],
    ['does not count where its taker has a note that names no shift', { noted: [{ taker: 'clínica', month: DECEMBER }] }, none],
    ['counts where that note is of another month', { noted: [{ taker: 'clínica', month: '2026-11' }] }, one],
    ['counts where another taker has one', { noted: [{ taker: 'hospital', month: DECEMBER }] }, one],
    ['counts without a taker', { shifts: [{ ...night, takers: [] }], recurring: [{ ...note, until: '2026-11' }] }, one],
    ['counts once where it stands in a schedule too', { shifts: [night, duty] }, { count: 1, amount: 170_000 }],
    ['does not count where the same in the schedule has a note', { shifts: [night, { ...duty, has_note: true }] }, none],
    ['does not count in the schedule where the same in the calendar has a note', { shifts: [{ ...night, has_note: true }, duty] }, none],
    ['counts beside one of another person', { shifts: [night, { ...duty, person: 2 }] }, { count: 2, amount: 320_000 }],
    [
      'counts beside another on the same day',
      { shifts: [night, { ...duty, starts_at: '07:00', ends_at: '19:00', ends_on: '2026-12-05' }] },
      { count: 2, amount: 320_000 },
    ],
    ['of a schedule does not count where the unit has a note', { shifts: [duty], noted: [{ taker: 'unidade', month: DECEMBER }] }, none],
  ])('a shift %s', (_name, facts, expected) => {
    expect(sums({ shifts: [night], ...facts })[1]).toEqual(expected);
  });

  it('sum to what is sure, or to the mean where that is more', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const taker = fc.constantFrom('a', 'b', 'c');
    const shift = fc.record({ taker, value: amount, has_note: fc.boolean(), is_duty: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.record({ taker, amount })), fc.array(shift), amount, amount, (notes, worked, requested, mean) => {
        const shifts = worked.map((each) => ({ ...night, ...each, takers: [each.taker] }));
        const parts = partsOf({ recurring: notes.map((each) => ({ ...note, ...each })), shifts }, { requested, mean });
        if (!parts) throw new Error('no parts of the month');
        const sure = parts.requested + parts.recurring.amount + parts.shifts.amount;
        expect(partsTotal(parts)).toBe(Math.max(sure, mean));
        // What has a note of its taker is never added.
        const billed = new Set<string>(notes.map((each) => each.taker));
        const most = shifts
          .filter((each) => !each.has_note && !billed.has(each.takers[0] ?? ''))
          .reduce((sum, { value }) => sum + value, 0);
        expect(parts.shifts.amount).toBeLessThanOrEqual(most);
      }),
      runs,
    );
  });
});
