import type { ScheduleShift } from '@esteto/contract/duty/duty-shift';
import type { DutyShiftForm, ScheduleChange } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { addDays, daysBetween } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import type { RosterItem, RosterPlace } from '@esteto/ui/patterns/roster/roster-item';
import type { RosterEdit } from '@esteto/ui/patterns/roster/use-roster-keys';
import { laidIn, type ScheduleView } from './schedule-rows.ts';
import type { useSteps } from './use-steps.ts';

type Given = {
  view: ScheduleView;
  rows: readonly { key: string }[];
  shifts: readonly ScheduleShift[];
  steps: ReturnType<typeof useSteps>;
  onCreate: (place: RosterPlace) => void;
};

/** What the keys and the pointer do to the schedule, as steps. */
export const scheduleEdit = ({ view, rows, shifts, steps, onCreate }: Given): RosterEdit => {
  const shiftOf = ({ key }: Pick<RosterItem, 'key'>) => shifts.find(({ id }) => String(id) === key);
  return {
    onCreate,
    onMove: (key, { row, date }) => {
      const shift = shiftOf({ key });
      if (!shift) return;
      const next = { ...formOf(shift), ...laidIn(view, row), starts_on: date };
      steps.run({ kind: 'move', changes: [changeTo(shift, next)], done: 'Plantão mudado de lugar.' });
    },
    onRemove: (items) => {
      const gone = items.flatMap((item) => shiftOf(item) ?? []);
      steps.run({
        kind: 'change',
        changes: gone.map((shift) => changeTo(shift, null)),
        done: `${countOf(gone.length, 'plantão retirado', 'plantões retirados')} da escala.`,
      });
    },
    onPaste: (items, from, to, isMove) => {
      const keys = rows.map(({ key }) => key);
      const [down, on] = [keys.indexOf(to.row) - keys.indexOf(from.row), daysBetween(from.date, to.date)];
      const changes = items.flatMap((item): ScheduleChange[] => {
        const shift = shiftOf(item);
        const row = keys[keys.indexOf(item.row) + down];
        if (!shift || row === undefined) return [];
        const next = { ...formOf(shift), ...laidIn(view, row), starts_on: addDays(item.date, on) };
        return [isMove ? changeTo(shift, next) : { id: null, version: null, shift: next }];
      });
      const word = isMove
        ? countOf(changes.length, 'plantão movido', 'plantões movidos')
        : countOf(changes.length, 'plantão colado', 'plantões colados');
      steps.run({ kind: isMove ? 'move' : 'paste', changes, done: `${word}.` });
    },
    onUndo: steps.undo,
    onRedo: steps.redo,
  };
};

export const changeTo = ({ id, version }: ScheduleShift, shift: DutyShiftForm | null): ScheduleChange => ({ id, version, shift });

/** Values of the form of a shift, taken from a shift of the schedule. */
export const formOf = (shift: ScheduleShift): DutyShiftForm => ({
  unit_id: shift.unit_id,
  sector_id: shift.sector_id,
  title: shift.title,
  shift_type: shift.shift_type,
  starts_on: shift.starts_on,
  starts_at: shift.starts_at,
  ends_at: shift.ends_at,
  qualification_ids: shift.qualification_ids,
  tag_ids: shift.tag_ids,
  value: shift.value,
  value_kind: shift.value_kind,
  notes: shift.notes,
  professional_id: shift.professional_id,
});

/** The shifts of a week as new ones of the next. Whoever has them keeps them. */
export const aWeekLater = (shifts: readonly ScheduleShift[]): ScheduleChange[] =>
  shifts
    .filter(({ status }) => status !== 'cancelled')
    .map((shift) => ({ id: null, version: null, shift: { ...formOf(shift), starts_on: addDays(shift.starts_on, 7) } }));
