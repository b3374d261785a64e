import { type EligibilityRule, findingsOf, isBlocked, isWork } from '../duty-shift/eligibility.ts';
import { type Levels, levelsOf, pointsOf, type Standing, standingsOf } from './fill-points.ts';
import { type FillPerson, type FillProblem, hoursOfPlace } from './fill-problem.ts';
import { type FillSlot, slotsOf, spanOf } from './fill-slots.ts';
import type { MipColumn, MipRow } from './mip.ts';
import { type Draft, type FillOption, newDraft } from './model-draft.ts';
import { personRows } from './person-rows.ts';

// The filling of a schedule as a mixed-integer programme. A column for each person and slot that no rule keeps apart by what stands already; rows for what
// the rules say of several places of one person. The same rules judge the proposal again (fill-proposal.ts).

type Costs = ReadonlyMap<number, number>;

export type FillModel = {
  columns: readonly MipColumn[];
  rows: readonly MipRow[];
  slots: readonly FillSlot[];
  options: readonly FillOption[];
  /** What is asked for, one after the other: as few places as may be left, with as few warnings as may be, spread as evenly as may be. */
  goals: { uncovered: Costs; warned: Costs; unfair: Costs };
  burdens: readonly Burden[];
};

/** The points of a person, as the row and the columns that hold them. `above`: without any place, what lies above the first level. */
export type Burden = { person: number; row: number; above: number; levels: readonly { column: number; cost: number; width: number }[] };

/** What a place is worth given to whom the template names, in the cost of points. */
const PREFERENCE = 8;

export const fillModel = (problem: FillProblem): FillModel => {
  const draft = newDraft();
  const slots = slotsOf(problem.places);
  const options = problem.people.flatMap((person, index) => optionsOf(draft, { problem, slots, person, index }));
  const uncovered = new Map(coverage(draft, slots, options));
  const standings = standingsOf(problem);
  const levels = levelsOf(problem.places, standings);
  const warned = new Map(options.filter(({ isWarned }) => isWarned).map(({ column }) => [column, 1]));
  const unfair = new Map(options.filter(isPreferred({ problem, slots })).map(({ column }) => [column, -PREFERENCE]));
  const burdens: Burden[] = [];
  for (const [index, person] of problem.people.entries()) {
    const own = options.flatMap((option) => {
      const slot = slots[option.slot];
      return option.person === index && slot ? [{ ...option, slot }] : [];
    });
    for (const column of personRows(draft, { person, own, rules: problem.rules, with_warnings: problem.with_warnings }))
      warned.set(column, 1);
    const standing = standings[index];
    if (own.length === 0 || !standing) continue;
    const burden = burdenOf(draft, own, standing, levels);
    burdens.push({ ...burden, person: index });
    for (const { column, cost } of burden.levels) unfair.set(column, cost);
  }
  return { columns: draft.columns, rows: draft.rows, slots, options, goals: { uncovered, warned, unfair }, burdens };
};

type Asked = { problem: FillProblem; slots: readonly FillSlot[]; person: FillPerson; index: number };

const optionsOf = (draft: Draft, { problem, slots, person, index }: Asked): FillOption[] =>
  slots.flatMap((slot, place) => {
    const { credentials, commitments } = person;
    // A pause that other places can fill is left to the rows.
    const findings = findingsOf({ shift: slot.first, rules: problem.rules, credentials, commitments }).filter(
      ({ rule }) => !(isRest(rule) && isMendable(slots, [slot.first, ...commitments.filter(isWork)])),
    );
    if (isBlocked(findings) || (findings.length > 0 && !problem.with_warnings)) return [];
    const column = draft.column({ lower: 0, upper: 1, isInteger: true });
    return [{ column, person: index, slot: place, isWarned: findings.length > 0 }];
  });

const isRest = (rule: EligibilityRule): boolean => rule === 'rest' || rule === 'night_rest';

const isMendable = (slots: readonly FillSlot[], work: readonly { start_at: string; end_at: string }[]): boolean =>
  work.map(spanOf).some((one) => slots.some(({ span }) => span.to === one.from || span.from === one.to));

/** Each place is taken or left: a column counts those that are left of a slot. */
const coverage = (draft: Draft, slots: readonly FillSlot[], options: readonly FillOption[]): [number, number][] => {
  const takers = Map.groupBy(options, ({ slot }) => slot);
  return slots.map((slot, index) => {
    const seats = slot.places.length;
    const left = draft.column({ lower: 0, upper: seats, isInteger: false });
    const terms = [left, ...(takers.get(index) ?? []).map(({ column }) => column)].map((column) => [column, 1] as const);
    draft.rows.push({ lower: seats, upper: seats, terms });
    return [left, 1];
  });
};

const isPreferred =
  ({ problem, slots }: { problem: FillProblem; slots: readonly FillSlot[] }) =>
  ({ person, slot }: FillOption): boolean => {
    const id = problem.people[person]?.professional_id;
    return id !== undefined && slots[slot]?.first.preferred.includes(id) === true;
  };

/** The points that a person has above the first level, each level's in a column of its own, the next dearer than the one before. */
const burdenOf = (
  draft: Draft,
  own: readonly { column: number; slot: FillSlot }[],
  { share, base }: Standing,
  { from, step, count }: Levels,
): Omit<Burden, 'person'> => {
  const levels = Array.from({ length: count }, (_, level) => {
    const width = level === count - 1 ? Number.POSITIVE_INFINITY : step * share;
    return { column: draft.column({ lower: 0, upper: width, isInteger: false }), cost: level + 1, width };
  });
  const above = base - from * share;
  const row = draft.rows.push({
    lower: Number.NEGATIVE_INFINITY,
    upper: -above,
    terms: [
      ...own.map(({ column, slot }) => [column, pointsOf(hoursOfPlace(slot.first))] as const),
      ...levels.map(({ column }) => [column, -1] as const),
    ],
  });
  return { row: row - 1, above, levels };
};
