import type { Credentials } from '@esteto/domain/duty/accreditation/credentials';
import { levelsOf, pointsOf, standingsOf } from '@esteto/domain/duty/auto-fill/fill-points';
import {
  asCommitment,
  type FillPerson,
  type FillPlace,
  type FillProblem,
  hoursOfPlace,
  NO_WORK,
} from '@esteto/domain/duty/auto-fill/fill-problem';
import { fillSchedule, fillStage } from '@esteto/domain/duty/auto-fill/fill-schedule';
import { findingsOf, isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { shiftSpan, shiftTimes } from '@esteto/domain/duty/duty-shift/shift-time';
import { defaultGroupRules } from '@esteto/domain/duty/management-group/group-rules';
import { addDays } from '@esteto/domain/shared/date/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../../platform/solving/highs.ts';

const solve = await createSolver();
const quietly = () => undefined;

const rules = defaultGroupRules();
const FIRST = '2027-01-29';

const HOURS = [
  ['07:00', '19:00'],
  ['19:00', '07:00'],
  ['07:00', '13:00'],
  ['13:00', '19:00'],
  ['07:00', '07:00'],
] as const;

const timesOf = (day: number, hours: number) => {
  const [starts_at, ends_at] = HOURS[hours] ?? HOURS[0];
  const span = shiftSpan(addDays(FIRST, day), starts_at, ends_at);
  return { ...span, ...shiftTimes(span, { timezone: 'America/Sao_Paulo', rules }, (date) => date === '2027-01-31') };
};

const place = (id: number, day: number, hours: number, given: Partial<FillPlace> = {}): FillPlace => ({
  ...timesOf(day, hours),
  id,
  unit_id: 1,
  qualifications: [],
  preferred: [],
  ...given,
});

const person = (professional_id: number, given: Partial<FillPerson> = {}, allowed: Partial<Credentials> = {}): FillPerson => ({
  professional_id,
  credentials: { professional_id, status: 'approved', valid_until: null, documents: [], qualifications: [], unit_ids: null, ...allowed },
  commitments: [],
  past: NO_WORK,
  planned: NO_WORK,
  ...given,
});

const day = fc.integer({ min: 0, max: 4 });
const hours = fc.integer({ min: 0, max: 4 });

/** A few places and people about the end of a month and of a week, under rules that bind. */
const cases = fc
  .record({
    with_warnings: fc.boolean(),
    places: fc.array(
      fc.record({ day, hours, unit_id: fc.integer({ min: 1, max: 2 }), isHard: fc.boolean(), wanted: fc.integer({ min: 0, max: 5 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    people: fc.array(
      fc.record({
        own: fc.array(fc.record({ day, hours, kind: fc.constantFrom('shift' as const, 'other' as const, 'busy' as const) }), {
          maxLength: 2,
        }),
        nights: fc.integer({ min: 0, max: 9 }),
        isElsewhere: fc.boolean(),
        isAble: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    min_rest_minutes: fc.constantFrom(0, 360, 660),
    min_night_rest_minutes: fc.constantFrom(660, 1440),
    max_shift_minutes: fc.constantFrom(720, 1440),
    max_week_minutes: fc.constantFrom(1080, 1800, 3600),
    max_month_minutes: fc.constantFrom(1440, 2160, 14_400),
  })
  .map(
    ({ with_warnings, places, people, ...own }): FillProblem => ({
      with_warnings,
      seed: 1,
      rules: { ...rules, ...own },
      places: places.map((one, index) =>
        place(100 + index, one.day, one.hours, {
          unit_id: one.unit_id,
          qualifications: one.isHard ? [{ id: 4, name: 'ACLS' }] : [],
          preferred: one.wanted < people.length ? [one.wanted + 1] : [],
        }),
      ),
      people: people.map(({ own: taken, nights, isElsewhere, isAble }, index) =>
        person(
          index + 1,
          {
            commitments: taken.map(({ kind, ...when }, count) => {
              const times = timesOf(when.day, when.hours);
              const { start_at, end_at, starts_on: on, night_minutes } = times;
              return {
                kind,
                id: kind === 'busy' ? null : 10 * index + count,
                place: null,
                start_at,
                end_at,
                on,
                night_minutes: kind === 'busy' ? 0 : night_minutes,
              };
            }),
            past: { minutes: nights * 720, night: nights * 480, weekend: nights * 100, holiday: 0 },
          },
          {
            unit_ids: isElsewhere ? [2] : null,
            qualifications: isAble ? [{ qualification_id: 4, status: 'approved', valid_until: null }] : [],
          },
        ),
      ),
    }),
  );

type Assignment = ReadonlyMap<FillPlace, FillPerson>;

/** All ways of giving each place to somebody or to nobody. */
const allOf = ({ places, people }: FillProblem): Assignment[] =>
  places.reduce<Map<FillPlace, FillPerson>[]>(
    (ways, one) => ways.flatMap((way) => [way, ...people.map((taker) => new Map([...way, [one, taker]]))]),
    [new Map()],
  );

/** How good it is, the smaller the better, the first before the next; null where a rule forbids it. Nothing of it is read from the model. */
const worthOf = (problem: FillProblem, given: Assignment): number[] | null => {
  const standings = standingsOf(problem);
  const { from, step, count } = levelsOf(problem.places, standings);
  let warned = 0;
  for (const [one, taker] of given) {
    const beside = [...given].filter(([, other]) => other === taker).map(([other]) => asCommitment(other));
    const { credentials, commitments } = taker;
    const findings = findingsOf({ shift: one, rules: problem.rules, credentials, commitments: [...commitments, ...beside] });
    if (isBlocked(findings)) return null;
    if (findings.length > 0) warned += 1;
  }
  if (warned > 0 && !problem.with_warnings) return null;
  let unfair = 0;
  for (const [index, one] of problem.people.entries()) {
    const { share, base } = standings[index] ?? { share: 1, base: 0 };
    const points = [...given].filter(([, taker]) => taker === one).reduce((sum, [taken]) => sum + pointsOf(hoursOfPlace(taken)), base);
    // Each point costs as many as there are levels below it.
    for (let level = 0; level < count; level += 1) unfair += Math.max(0, points - (from + level * step) * share);
  }
  for (const [one, { professional_id }] of given) if (one.preferred.includes(professional_id)) unfair -= 8;
  return [problem.places.length - given.size, warned, unfair];
};

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const index = one.findIndex((each, place_) => Math.abs(each - (other[place_] ?? 0)) > 1e-6);
  return index !== -1 && (one[index] ?? 0) < (other[index] ?? 0);
};

const best = (problem: FillProblem): number[] =>
  allOf(problem)
    .flatMap((given) => [worthOf(problem, given)].filter((worth) => worth !== null))
    .reduce((found, worth) => (isBetter(worth, found) ? worth : found));

const SMALL = { seed: 33, numRuns: 200 };

describe('of small cases, all of which can be tried', () => {
  test('none is better than what the programme finds', () => {
    fc.assert(
      fc.property(cases, (problem) => {
        const { given, isBest } = fillStage(problem, solve, quietly);
        const people = new Map(problem.people.map((one) => [one.professional_id, one]));
        const found = new Map(
          given.flatMap(({ place: one, professional_id }) => [[one, people.get(professional_id) ?? person(0)] as const]),
        );
        const [reached, wanted] = [worthOf(problem, found), best(problem)];
        expect(isBest).toBe(true);
        expect(reached?.map((each) => each.toFixed(4))).toEqual(wanted.map((each) => each.toFixed(4)));
      }),
      SMALL,
    );
  });

  test('whatever is proposed breaks no rule, what is left says what would have to give, and the same is proposed again', () => {
    fc.assert(
      fc.property(cases, (problem) => {
        const proposal = fillSchedule(problem, solve, quietly);
        const { filled, left, balance } = proposal;
        expect([...filled, ...left].map(({ shift_id }) => shift_id).toSorted((one, other) => one - other)).toEqual(
          problem.places.map(({ id }) => id),
        );
        for (const { findings } of filled) expect(isBlocked(findings)).toBe(false);
        if (!problem.with_warnings) expect(filled.every(({ findings }) => findings.length === 0)).toBe(true);
        // Who could have it as it is would have it.
        for (const { relaxation } of left) expect(relaxation?.findings).not.toEqual([]);
        expect(balance.reduce((sum, { places }) => sum + places, 0)).toBe(filled.length);
        expect(
          fillSchedule({ ...problem, people: problem.people.toReversed(), places: problem.places.toReversed() }, solve, quietly),
        ).toEqual(proposal);
      }),
      SMALL,
    );
  });
});

describe('where there is nothing to choose', () => {
  const nobody: FillProblem = { places: [place(1, 0, 0)], people: [], rules, with_warnings: true, seed: 1 };

  test('nobody is there: every place is left, and no rule is to blame', () => {
    const { filled, left } = fillSchedule(nobody, solve, quietly);
    expect([filled, left]).toEqual([[], [{ shift_id: 1, against: [], relaxation: null }]]);
  });

  test('no place is left by now', () => {
    expect(fillSchedule({ ...nobody, places: [], people: [person(1)] }, solve, quietly)).toMatchObject({
      filled: [],
      left: [],
      is_best: true,
    });
  });
});
