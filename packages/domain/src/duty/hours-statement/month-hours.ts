import { lastDayOf } from '../../shared/date/competence.ts';
import { countOf } from '../../shared/text/text.ts';
import type { DutyShiftStatus } from '../duty-shift/duty-shift-life.ts';

// What the shifts of a person in a month come to. A shift belongs to the month in which it begins, also one over New Year.

/** What is reckoned of a shift. `done_…` are null as long as it is not told what was worked. */
export type CountedShift = {
  status: DutyShiftStatus;
  duration_minutes: number;
  done_minutes: number | null;
  done_night_minutes: number | null;
  done_weekend_minutes: number | null;
  done_holiday_minutes: number | null;
};

/** In minutes, apart from the counts. Night, weekend and holiday are parts of `done`. */
export type MonthHours = {
  shifts: number;
  /** Not over yet, or over without a word of how it was. */
  pending: number;
  missed: number;
  diverged: number;
  planned: number;
  done: number;
  night: number;
  weekend: number;
  holiday: number;
  /** What was done less what was planned, of the shifts that are told: negative when hours are missing. */
  balance: number;
};

const NONE: MonthHours = {
  shifts: 0,
  pending: 0,
  missed: 0,
  diverged: 0,
  planned: 0,
  done: 0,
  night: 0,
  weekend: 0,
  holiday: 0,
  balance: 0,
};

export const sumHours = (shifts: readonly CountedShift[]): MonthHours => shifts.reduce(add, NONE);

const add = (sum: MonthHours, shift: CountedShift): MonthHours => {
  const done = shift.status === 'missed' ? 0 : shift.done_minutes;
  return {
    shifts: sum.shifts + 1,
    pending: sum.pending + (done === null ? 1 : 0),
    missed: sum.missed + (shift.status === 'missed' ? 1 : 0),
    diverged: sum.diverged + (shift.status === 'done_with_divergence' ? 1 : 0),
    planned: sum.planned + shift.duration_minutes,
    done: sum.done + (done ?? 0),
    night: sum.night + (shift.done_night_minutes ?? 0),
    weekend: sum.weekend + (shift.done_weekend_minutes ?? 0),
    holiday: sum.holiday + (shift.done_holiday_minutes ?? 0),
    balance: sum.balance + (done === null ? 0 : done - shift.duration_minutes),
  };
};

/** Why a month is not to be signed yet; null when it is. */
export const signingProblem = (
  month: string,
  { shifts, pending }: Pick<MonthHours, 'shifts' | 'pending'>,
  today: string,
): string | null => {
  if (shifts === 0) return 'Não há plantões neste mês.';
  if (today <= lastDayOf(month)) return 'O mês ainda não terminou.';
  return pending > 0 ? `${countOf(pending, 'plantão ainda não tem', 'plantões ainda não têm')} o ponto fechado.` : null;
};

type KnownShift = CountedShift & { id: number };

/** Whether shifts came, left, or were told otherwise since a statement was signed. That one was paid changes nothing of it. */
export const hasChanged = (signed: readonly KnownShift[], now: readonly KnownShift[]): boolean => {
  const summary = (shifts: readonly KnownShift[]) =>
    shifts
      .map(({ id, status, duration_minutes, done_minutes }) => [id, status === 'missed', duration_minutes, done_minutes].join())
      .toSorted()
      .join(';');
  return summary(signed) !== summary(now);
};
