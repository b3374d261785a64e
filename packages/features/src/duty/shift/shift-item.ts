import type { ScheduleShift } from '@esteto/contract/duty/duty-shift';
import { dutyShiftStatusLabel, dutyShiftStatusTone, isClosedShift } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import type { Finding } from '@esteto/domain/duty/duty-shift/eligibility';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import type { RosterItem } from '@esteto/ui/patterns/roster/roster-item';
import { shortHours } from './shift-words.ts';

type Shown = Pick<
  ScheduleShift,
  'id' | 'status' | 'starts_on' | 'starts_at' | 'ends_at' | 'title' | 'unit_name' | 'sector_name' | 'professional_name'
> & { is_hole: boolean };

/** A shift in a cell of a roster. `by`: whether its row says who, so that the cell says where, or the other way round. */
export const shiftItem = (shift: Shown, row: string, by: 'person' | 'place', findings: readonly Finding[]): RosterItem => {
  const { id, status, starts_on, starts_at, ends_at, title, unit_name, sector_name, professional_name } = shift;
  const where = sector_name ?? unit_name;
  const who = professional_name ?? 'Vaga';
  return {
    key: String(id),
    row,
    date: starts_on,
    text: shortHours(starts_at, ends_at),
    note: by === 'person' ? (title ?? where) : who,
    tone: dutyShiftStatusTone[status],
    isHole: shift.is_hole,
    warnings: findings.map(({ message }) => message),
    isBlocked: findings.some(({ severity }) => severity === 'block'),
    label: `${who}, ${[unit_name, sector_name, title].filter(Boolean).join(', ')}, ${formatDateFull(starts_on)}, ${formatTime(starts_at)} às ${formatTime(ends_at)}. ${dutyShiftStatusLabel[status]}.`,
    isFixed: isClosedShift(status) || status === 'cancelled' || status === 'in_swap',
  };
};
