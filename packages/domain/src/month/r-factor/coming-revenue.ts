import { competenceOf } from '../../shared/date/competence.ts';
import { sumCents } from '../../shared/money/money.ts';
import { overlap, type Span } from '../../shared/schedule/event-span.ts';

// What the revenue of a month to come is made of beside what was asked for. No money counts twice: a shift counts while it has no note, and only where its
// taker has no note of the month, recurring or asked for without naming shifts, which bills it already.

/** Takers are told by the firm: a hospital and its branches are one. Cents. */
export type ComingFacts = {
  /** Notes that repeat themselves, from the next competence on that is still to be asked for. */
  recurring: readonly { taker: string; amount: number; from: string; until: string | null }[];
  /** Takers with a note of a month that names no shift. */
  noted: readonly { taker: string; month: string }[];
  shifts: readonly ComingShift[];
};

/** A shift of the company's people. `takers`: whom it may be billed to. `is_duty`: of a group's schedule, else of the calendar. */
export type ComingShift = Span & { person: number; takers: readonly string[]; value: number; is_duty: boolean; has_note: boolean };

type Part = { count: number; amount: number };

/** Parts of a month's revenue, which sum to it: what was asked for, what comes of notes and of shifts, and what the mean has beyond that. */
export type RevenueParts = { requested: number; recurring: Part; shifts: Part; mean: number };

/** The parts of each of these months. `requested`: what was asked for of a month. */
export const revenueParts = (
  { recurring, noted, shifts }: ComingFacts,
  months: readonly string[],
  { requested, mean }: { requested: (month: string) => number; mean: number },
): Map<string, RevenueParts> => {
  const open = withoutNote(shifts);
  return new Map(
    months.map((month) => {
      const planned = recurring.filter(({ from, until }) => from <= month && (until === null || month <= until));
      const billed = new Set([...planned, ...noted.filter((note) => note.month === month)].map(({ taker }) => taker));
      const free = open.filter(({ starts_on, takers }) => competenceOf(starts_on) === month && !takers.some((taker) => billed.has(taker)));
      const parts = {
        requested: requested(month),
        recurring: partOf(planned.map(({ amount }) => amount)),
        shifts: partOf(free.map(({ value }) => value)),
      };
      const sure = parts.requested + parts.recurring.amount + parts.shifts.amount;
      return [month, { ...parts, mean: Math.max(0, mean - sure) }];
    }),
  );
};

export const partsTotal = ({ requested, recurring, shifts, mean }: RevenueParts): number =>
  requested + recurring.amount + shifts.amount + mean;

/** Those without a note. What a person wrote into the calendar and has in a schedule at the same time is one shift, and the schedule says its value. */
const withoutNote = (shifts: readonly ComingShift[]): ComingShift[] => {
  const byPerson = Map.groupBy(shifts, ({ person }) => person);
  const isTold = (shift: ComingShift): boolean =>
    byPerson
      .get(shift.person)
      ?.some((other) => other.is_duty !== shift.is_duty && (other.is_duty || other.has_note) && overlap(shift, other)) ?? false;
  return shifts.filter((shift) => !shift.has_note && !isTold(shift));
};

const partOf = (amounts: readonly number[]): Part => ({ count: amounts.length, amount: sumCents(amounts) });
