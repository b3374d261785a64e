import { type Chain, chainsOf, DAY_CAP, isWork, shortRest } from '../duty-shift/eligibility.ts';
import { weekStart } from '../duty-shift/shift-time.ts';
import type { GroupRules } from '../management-group/group-rules.ts';
import type { FillPerson } from './fill-problem.ts';
import { type FillSlot, spanOf } from './fill-slots.ts';
import type { Draft, FillOption } from './model-draft.ts';

// What the rules of a shift (duty-shift/eligibility.ts) say of several places of one person, as rows. What they say of one place beside what stands
// already was judged before: such a place is not among the person's own.

type Own = Omit<FillOption, 'slot'> & { slot: FillSlot };

type Given = { person: FillPerson; own: readonly Own[]; rules: GroupRules; with_warnings: boolean };

/** Places at the same time, of which a person takes one at the most. `unwarned`: those of which no rule warns by themselves. */
type Period = Chain & { columns: readonly number[]; unwarned: readonly number[] };

type Terms = readonly (readonly [column: number, factor: number])[];

const times = (columns: readonly number[], factor: number): Terms => columns.map((column) => [column, factor] as const);

const atMost = (draft: Draft, upper: number, terms: Terms): void => {
  draft.rows.push({ lower: Number.NEGATIVE_INFINITY, upper, terms });
};

/** Writes them; the columns that it answers count places of which a rule warns because of others. */
export const personRows = (draft: Draft, { person, own, rules, with_warnings }: Given): number[] => {
  const periods = periodsOf(own);
  const stands = chainsOf(person.commitments.filter(isWork)).map((chain): Period => ({ ...chain, columns: [], unwarned: [] }));
  const links = [...periods, ...stands];
  const runs = runsOf(links);
  const rests = shortRests(runs, links, rules);
  oneAtATime(draft, periods);
  dayCap(draft, links, with_warnings ? DAY_CAP : Math.min(DAY_CAP, rules.max_shift_minutes));
  const sums = sumsOf(person, own, rules);
  if (with_warnings) return warnings(draft, periods, [...longRuns(runs, rules), ...rests], sums);
  keepRests(draft, rests);
  for (const { columns, left } of sums) atMost(draft, left, columns);
  return [];
};

const periodsOf = (own: readonly Own[]): Period[] =>
  [...Map.groupBy(own, ({ slot }) => `${slot.span.from}-${slot.span.to}`).values()]
    .flatMap((alike): Period[] => {
      const [first] = alike;
      if (!first) return [];
      const columns = alike.map(({ column }) => column);
      const unwarned = alike.filter(({ isWarned }) => !isWarned).map(({ column }) => column);
      return [{ ...first.slot.span, night_minutes: first.slot.first.night_minutes, columns, unwarned }];
    })
    .toSorted((one, other) => one.from - other.from || one.to - other.to);

/** Nobody is in two places at a time: of all that are under way when one begins, one. Those that are part of another such set are left out. */
const oneAtATime = (draft: Draft, periods: readonly Period[]): void => {
  const sets = periods.map(({ from }) => periods.filter((one) => one.from <= from && one.to > from));
  for (const [index, set] of sets.entries()) {
    const next = sets[index + 1];
    const columns = set.flatMap((one) => one.columns);
    if (columns.length > 1 && !(next && set.every((one) => next.includes(one)))) atMost(draft, 1, times(columns, 1));
  }
};

/** Links that follow each other without a pause, for a day at the most; a link by itself is one. Longer ones never come to be. */
type Run = readonly [Period, ...Period[]];

const runsOf = (links: readonly Period[]): Run[] => {
  const following = Map.groupBy(links, ({ from }) => from);
  const goOn = (run: Run): Run[] => [
    run,
    ...(following.get(endOf(run)) ?? []).filter(({ to }) => to - run[0].from <= DAY_CAP * 60_000).flatMap((next) => goOn([...run, next])),
  ];
  return links.flatMap((link) => goOn([link]));
};

const endOf = (run: Run): number => (run.at(-1) ?? run[0]).to;

const isOwn = ({ columns }: Period): boolean => columns.length > 0;

/**
 * Periods that a rule says something of where all of them are had and something between them is free: one of each of `gaps`, which are sets that would
 * fill it. `breached`: those of which nothing less says so.
 */
type Breach = { all: readonly Period[]; breached: readonly Period[]; gaps: readonly (readonly Period[])[] };

const breachOf = (all: readonly Period[], less: readonly (readonly Period[])[], gaps: Breach['gaps']): Breach => {
  const own = all.filter(isOwn);
  return { all: own, breached: own.filter((one) => !less.some((fewer) => fewer.includes(one))), gaps };
};

const longRuns = (runs: readonly Run[], { max_shift_minutes }: GroupRules): Breach[] => {
  const isLong = (run: readonly Period[]) => ((run.at(-1)?.to ?? 0) - (run[0]?.from ?? 0)) / 60_000 > max_shift_minutes;
  return runs.filter(isLong).map((run) => breachOf(run, [run.slice(1), run.slice(0, -1)].filter(isLong), [[]]));
};

/** Two runs between which the pause is too short, unless it is filled: then they are one. */
const shortRests = (runs: readonly Run[], links: readonly Period[], rules: GroupRules): Breach[] => {
  const ending = [...Map.groupBy(runs, endOf)];
  const starting = [...Map.groupBy(runs, ([{ from }]) => from)];
  const isShort = (before: readonly Period[], after: readonly Period[]): boolean => {
    const [last, next] = [before.at(-1), after[0]];
    const night_minutes = before.reduce((sum, one) => sum + one.night_minutes, 0);
    return last !== undefined && next !== undefined && shortRest({ ...last, night_minutes }, next, rules) !== null;
  };
  const longest = Math.max(rules.min_rest_minutes, rules.min_night_rest_minutes) * 60_000;
  return ending.flatMap(([end, befores]) =>
    starting
      .filter(([start]) => start > end && start - end < longest)
      .flatMap(([start, afters]) => {
        const gaps = gapsOf(links, end, start);
        if (gaps.length === 0) return [];
        return befores.flatMap((before) =>
          afters
            .filter((after) => isShort(before, after))
            .map((after) => {
              const less = [
                [before.slice(1), after],
                [before, after.slice(0, -1)],
              ].flatMap(([first = [], second = []]) => (isShort(first, second) ? [[...first, ...second]] : []));
              return breachOf([...before, ...after], less, gaps);
            }),
        );
      }),
  );
};

/** For each moment between two instants those that would fill it; none where all of it is filled already. */
const gapsOf = (links: readonly Period[], from: number, to: number): Breach['gaps'] => {
  const inside = links.filter((one) => one.from >= from && one.to <= to);
  const moments = [...new Set([from, ...inside.map((one) => one.to)])].filter((moment) => moment < to);
  const filling = moments.map((moment) => inside.filter((one) => one.from <= moment && one.to > moment));
  const free = filling.filter((those) => those.every(isOwn));
  return free.some((those) => those.length === 0) ? [[]] : free;
};

const columnsOf = (periods: readonly Period[]): number[] => periods.flatMap(({ columns }) => columns);

/** What nothing less says: two periods that nothing can fill the pause between are kept apart together with all that they keep out. */
const keepRests = (draft: Draft, rests: readonly Breach[]): void => {
  const apart = new Map<Period, Period[]>();
  for (const { all, breached, gaps } of rests) {
    if (breached.length < all.length) continue;
    const [one, other] = all;
    for (const gap of gaps)
      if (one && other && all.length === 2 && gap.length === 0) apart.set(one, [...(apart.get(one) ?? []), other]);
      else if (all.length > 0) atMost(draft, all.length - 1, [...times(columnsOf(all), 1), ...times(columnsOf(gap), -1)]);
  }
  for (const [one, others] of apart) pauses(draft, one, others, (two) => apart.get(two) ?? []);
};

/** Rows that allow one of a period and those that come too soon after it. A row holds as many as keep each other out, which says the same more tightly. */
const pauses = (draft: Draft, one: Period, others: readonly Period[], tooSoonAfter: (period: Period) => readonly Period[]): void => {
  let open = [...others];
  while (open.length > 0) {
    const clique: Period[] = [];
    for (const other of open)
      if (clique.every((earlier) => earlier.to > other.from || tooSoonAfter(earlier).includes(other))) clique.push(other);
    atMost(draft, 1, times(columnsOf([one, ...clique]), 1));
    open = open.filter((other) => !clique.includes(other));
  }
};

/** Rows that leave out one of the periods that follow each other without a pause for longer than may be. */
const dayCap = (draft: Draft, links: readonly Period[], most: number): void => {
  const following = Map.groupBy(links, ({ from }) => from);
  const isLong = (from: number, to: number) => to - from > most * 60_000;
  const follow = (chain: readonly Period[]): void => {
    const [first, last] = [chain[0], chain.at(-1)];
    if (!first || !last) return;
    if (!isLong(first.from, last.to)) {
      for (const next of following.get(last.to) ?? []) follow([...chain, next]);
      return;
    }
    const own = chain.filter(isOwn);
    const second = chain[1];
    // The same without its first link is a chain of its own.
    if (!second || isLong(second.from, last.to) || own.length < 2) return;
    atMost(draft, own.length - 1, times(columnsOf(own), 1));
  };
  for (const link of links) follow([link]);
};

/** The minutes of a week or a month: what the person may still take of it. */
type Sum = { columns: Terms; left: number };

const sumsOf = ({ commitments }: FillPerson, own: readonly Own[], rules: GroupRules): Sum[] => {
  const work = commitments.filter(isWork);
  const within = (periodOf: (date: string) => string, most: number): Sum[] =>
    [...Map.groupBy(own, ({ slot }) => periodOf(slot.first.starts_on))].map(([period, inside]) => {
      const shifts = work.filter(({ on }) => periodOf(on) === period).map(spanOf);
      return {
        columns: inside.map(({ column, slot }) => [column, slot.first.duration_minutes] as const),
        left: most - shifts.reduce((sum, { from, to }) => sum + (to - from) / 60_000, 0),
      };
    });
  return [...within(weekStart, rules.max_week_minutes), ...within((date) => date.slice(0, 7), rules.max_month_minutes)].filter(
    ({ columns, left }) => columns.reduce((sum, [, minutes]) => sum + minutes, 0) > left,
  );
};

/** A column for each period that tells whether whoever has it is warned of it because of others; and one for each sum that is passed. */
const warnings = (draft: Draft, periods: readonly Period[], breaches: readonly Breach[], sums: readonly Sum[]): number[] => {
  const columnOfWarning = new Map(
    periods.filter(({ unwarned }) => unwarned.length > 0).map((period) => [period, draft.column({ lower: 0, upper: 1, isInteger: false })]),
  );
  for (const { all, breached: those, gaps } of breaches)
    for (const period of those) {
      const [column, others] = [columnOfWarning.get(period), all.filter((one) => one !== period)];
      if (column === undefined) continue;
      for (const gap of gaps)
        atMost(draft, others.length, [
          ...times(period.unwarned, 1),
          ...times(columnsOf(others), 1),
          ...times(columnsOf(gap), -1),
          [column, -1],
        ]);
    }
  for (const { columns, left } of sums) {
    const passed = draft.column({ lower: 0, upper: 1, isInteger: true });
    const all = columns.reduce((sum, [, minutes]) => sum + minutes, 0);
    atMost(draft, left, [...columns, [passed, -(all - left)]]);
    const inside = new Set(columns.map(([column]) => column));
    for (const period of periods.filter((one) => one.unwarned.some((column) => inside.has(column)))) {
      const column = columnOfWarning.get(period);
      const unwarned = period.unwarned.filter((one) => inside.has(one));
      if (column !== undefined) atMost(draft, 1, [...times(unwarned, 1), [passed, 1], [column, -1]]);
    }
  }
  return [...columnOfWarning.values()];
};
