import { correctionProblem, doneHours, reviewProblem } from '@esteto/domain/duty/duty-shift/clock';
import type { CorrectionForm } from '@esteto/domain/duty/duty-shift/clock-form';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { instantAt } from '@esteto/domain/duty/duty-shift/shift-time';
import { addDays } from '@esteto/domain/shared/date/date';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { dutyShifts as table } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { shiftPunches } from '../../../../tables/duty-shift/shift-clock.tables.ts';
import type { DutyShift } from '../duty-shift.repository.ts';
import { type GroupFacts, groupFacts, holidayIn } from '../group-facts.ts';

export const SIGNED = 'O espelho deste mês já foi assinado pela coordenação: o ponto não muda mais enquanto ele valer.';

/** What the clock of a shift is read by. */
export const clockFacts = (tx: Tx, { group_id, starts_on, ends_on }: DutyShift): Promise<GroupFacts> =>
  groupFacts(tx.db, group_id, starts_on, addDays(ends_on, 1));

export const holidayOf =
  (facts: GroupFacts, { unit_id }: DutyShift) =>
  (date: string): boolean =>
    holidayIn(facts, unit_id)(date) !== null;

/** Refuses what comes after the month was reviewed or signed. */
export const refuseFixed = ({ starts_on }: DutyShift, { rules }: GroupFacts, is_signed: boolean, today: string): void => {
  const problem = is_signed ? SIGNED : reviewProblem(starts_on, today, rules);
  if (problem !== null) throw new AppError(422, { message: problem, code: 'clock_fixed' });
};

/**
 * Writes how it was instead of what the clock says, of a shift that is locked. In the transaction of whoever decides it: who coordinates, or who approves
 * what a professional asked for. What the coordination says settles what was to be looked at.
 */
export const correctClock = async (
  tx: Tx,
  { shift: before, is_signed }: { shift: DutyShift; is_signed: boolean },
  { reason, ...times }: CorrectionForm,
): Promise<DutyShift> => {
  const facts = await clockFacts(tx, before);
  refuseFixed(before, facts, is_signed, tx.today);
  const in_at = instantAt(facts.timezone, times.in_on, times.in_time);
  const out_at = instantAt(facts.timezone, times.out_on, times.out_time);
  const problem = correctionProblem({ in_at, out_at }, before, tx.now);
  if (problem !== null) throw invalid({ out_time: problem });
  const done = doneHours(before, { in_at, out_at }, facts, holidayOf(facts, before));
  const after = await tx.move(
    table,
    dutyShiftMachine,
    before,
    { action: 'correct', by: 'manager', reason },
    { in_at, out_at, divergences: [], ...done },
  );
  const kept = { shift_id: before.id, source: 'manager' as const, received_at: tx.now, reason };
  await tx.insertAll(
    shiftPunches,
    [
      { ...kept, kind: 'in', at: in_at },
      { ...kept, kind: 'out', at: out_at },
    ],
    { action: 'shift_punch.recorded' },
  );
  return after;
};
