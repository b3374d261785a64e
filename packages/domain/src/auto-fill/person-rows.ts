import { type Commitment, DAY_CAP, shortRest } from '../duty-shift/eligibility.ts';
import { weekStart } from '../duty-shift/shift-time.ts';
import type { GroupRules } from '../management-group/group-rules.ts';
import type { FillPerson } from './fill-problem.ts';
import { type FillSlot, spanOf, type TimeSpan } from './fill-slots.ts';
import type { Draft, FillOption } from './model-draft.ts';

// What the rules of a shift (duty-shift/eligibility.ts) say of several places of one person, as rows. What they say of one place beside what stands
// already was judged before: such a place is not among the person's own.

type Own = Omit<FillOption, 'slot'> & { slot: FillSlot };

type Given = { person: FillPerson; own: readonly Own[]; rules: GroupRules; with_warnings: boolean };

/** Places at the same time, of which a person takes one at the most. `unwarned`: those of which no rule warns by themselves. */
type Period = TimeSpan & { night: number; columns: readonly number[]; unwarned: readonly number[] };

type Terms = readonly (readonly [column: number, factor: number])[];

const times = (columns: readonly number[], factor: number): Terms => columns.map((column) => [column, factor] as const);

const atMost = (draft: Draft, upper: number, terms: Terms): void => {
  draft.rows.push({ lower: Number.NEGATIVE_INFINITY, upper, terms });
};

/** Writes them; the columns that it answers count places of which a rule warns because of others. */
export const personRows = (draft: Draft, { person, own, rules, with_warnings }: Given): number[] => {
  const periods = periodsOf(own);
  const short = shortPauses(periods, rules);
  oneAtATime(draft, periods);
  dayCap(
    draft,
    periods,
    blocksOf(person.commitments),
    with_warnings ? () => false : (one, other) => short.get(one)?.includes(other) === true,
  );
  const sums = sumsOf(person, own, rules);
  if (with_warnings) return warnings(draft, periods, short, sums);
  for (const [one, others] of short) pauses(draft, one, others, (two) => short.get(two) ?? []);
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
      return [{ ...first.slot.span, night: first.slot.first.night_minutes, columns, unwarned }];
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

/** For each period those after it between which and it the pause is too short. */
const shortPauses = (periods: readonly Period[], rules: GroupRules): Map<Period, Period[]> => {
  const found = new Map<Period, Period[]>();
  for (const one of periods) {
    const others = periods.filter(({ from }) => from >= one.to && shortRest((from - one.to) / 60_000, one.night, rules) !== null);
    if (others.length > 0) found.set(one, others);
  }
  return found;
};

/** Of a period and those that come too soon after it, one. As many in a row as keep each other out, which is the same said more tightly. */
const pauses = (draft: Draft, one: Period, others: readonly Period[], tooSoonAfter: (period: Period) => readonly Period[]): void => {
  let open = [...others];
  while (open.length > 0) {
    const clique: Period[] = [];
    for (const other of open)
      if (clique.every((earlier) => earlier.to > other.from || tooSoonAfter(earlier).includes(other))) clique.push(other);
    atMost(
      draft,
      1,
      times(
        [one, ...clique].flatMap(({ columns }) => columns),
        1,
      ),
    );
    open = open.filter((other) => !clique.includes(other));
  }
};

/** What stands already, as stretches without a pause. */
const blocksOf = (commitments: readonly Commitment[]): TimeSpan[] => {
  const work = commitments.filter(({ kind }) => kind !== 'busy').map(spanOf);
  const blocks: TimeSpan[] = [];
  for (const one of work.toSorted((first, second) => first.from - second.from)) {
    const last = blocks.at(-1);
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to);
    else blocks.push({ ...one });
  }
  return blocks;
};

type Link = TimeSpan & { period: Period | null };

/** Of what follows without a pause for more than a day, one is left out. Where two of it are kept apart anyway nothing more is said. */
const dayCap = (
  draft: Draft,
  periods: readonly Period[],
  blocks: readonly TimeSpan[],
  areApart: (one: Period, other: Period) => boolean,
): void => {
  const links: Link[] = [
    ...periods.map((period) => ({ from: period.from, to: period.to, period })),
    ...blocks.map((block) => ({ ...block, period: null })),
  ];
  const following = Map.groupBy(links, ({ from }) => from);
  const isLong = (from: number, to: number) => to - from > DAY_CAP * 60_000;
  const follow = (chain: readonly Link[]): void => {
    const [first, last] = [chain[0], chain.at(-1)];
    if (!first || !last) return;
    if (!isLong(first.from, last.to)) {
      for (const next of following.get(last.to) ?? []) follow([...chain, next]);
      return;
    }
    const own = chain.flatMap(({ period }) => period ?? []);
    const second = chain[1];
    // The same without its first link is a chain of its own.
    if (!second || isLong(second.from, last.to) || own.length < 2) return;
    if (own.some((one, index) => own.slice(index + 1).some((other) => areApart(one, other)))) return;
    atMost(
      draft,
      own.length - 1,
      times(
        own.flatMap(({ columns }) => columns),
        1,
      ),
    );
  };
  for (const link of links) follow([link]);
};

/** The minutes of a week or a month: what the person may still take of it. */
type Sum = { columns: Terms; left: number };

const sumsOf = ({ commitments }: FillPerson, own: readonly Own[], rules: GroupRules): Sum[] => {
  const work = commitments.filter(({ kind }) => kind !== 'busy');
  const within = (periodOf: (date: string) => string, most: number): Sum[] =>
    [...Map.groupBy(own, ({ slot }) => periodOf(slot.first.starts_on))].map(([period, inside]) => {
      const taken = work.filter(({ on }) => periodOf(on) === period).map(spanOf);
      return {
        columns: inside.map(({ column, slot }) => [column, slot.first.duration_minutes] as const),
        left: most - taken.reduce((sum, { from, to }) => sum + (to - from) / 60_000, 0),
      };
    });
  return [...within(weekStart, rules.max_week_minutes), ...within((date) => date.slice(0, 7), rules.max_month_minutes)].filter(
    ({ columns, left }) => columns.reduce((sum, [, minutes]) => sum + minutes, 0) > left,
  );
};

/** A column for each period that tells whether whoever has it is warned of it because of others; and one for each sum that is passed. */
const warnings = (draft: Draft, periods: readonly Period[], short: Map<Period, Period[]>, sums: readonly Sum[]): number[] => {
  const told = new Map(
    periods.filter(({ unwarned }) => unwarned.length > 0).map((period) => [period, draft.column({ lower: 0, upper: 1, isInteger: false })]),
  );
  /** Both of two things: then it is told. */
  const tellWhere = (period: Period, other: Terms): void => {
    const column = told.get(period);
    if (column !== undefined) atMost(draft, 1, [...times(period.unwarned, 1), ...other, [column, -1]]);
  };
  for (const [one, others] of short)
    for (const other of others) {
      tellWhere(one, times(other.columns, 1));
      tellWhere(other, times(one.columns, 1));
    }
  for (const { columns, left } of sums) {
    const passed = draft.column({ lower: 0, upper: 1, isInteger: true });
    const all = columns.reduce((sum, [, minutes]) => sum + minutes, 0);
    atMost(draft, left, [...columns, [passed, -(all - left)]]);
    const inside = new Set(columns.map(([column]) => column));
    for (const period of periods.filter((one) => one.unwarned.some((column) => inside.has(column)))) {
      const column = told.get(period);
      const unwarned = period.unwarned.filter((one) => inside.has(one));
      if (column !== undefined) atMost(draft, 1, [...times(unwarned, 1), [passed, 1], [column, -1]]);
    }
  }
  return [...told.values()];
};
