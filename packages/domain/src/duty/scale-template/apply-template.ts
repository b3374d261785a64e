import { addDays, daysBetween, weekday } from '../../shared/date/date.ts';
import { WEEKDAYS } from '../../shared/schedule/recurrence-rule.ts';
import type { DutyShiftForm } from '../duty-shift/duty-shift-form.ts';
import { weekStart } from '../duty-shift/shift-time.ts';
import type { ScaleTemplateForm, TemplateSlot } from './scale-template-form.ts';

// What a template makes of days of the schedule. Pure: the schedule that is there already is given.

/** A place that the template asks for and how it fares: it comes, it is there already, or the day takes none. */
export type PlannedShift = {
  shift: DutyShiftForm;
  outcome: 'comes' | 'collides' | 'skipped';
  /** The holiday for which it is skipped or dearer. */
  holiday: string | null;
};

/** A place that is there: by the same start and end in the same unit and sector, a template's place counts as made. */
export type StandingShift = { unit_id: number; sector_id: number | null; starts_on: string; starts_at: string; ends_at: string };

type Given = {
  template: ScaleTemplateForm;
  from: string;
  to: string;
  /** The name of the holiday on a day in the template's unit, null where it is none. */
  holidayOn: (date: string) => string | null;
  standing: readonly StandingShift[];
};

/**
 * The weeks of a template turn from the week of its `valid_from`: its second week always falls on the same weeks of the year, whenever it is applied.
 * Applying it twice makes nothing twice: so many places as stand already are left as they are.
 */
export const planTemplate = ({ template, from, to, holidayOn, standing }: Given): PlannedShift[] => {
  const [first, last] = [later(from, template.valid_from), earlier(to, template.valid_until ?? to)];
  const left = new Map<string, number>();
  for (const one of standing) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  const planned: PlannedShift[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const holiday = holidayOn(date);
    for (const slot of slotsOn(template, date))
      for (let place = 0; place < slot.vacancies; place += 1) {
        const shift = shiftOf(template, slot, { date, isHoliday: holiday !== null, place });
        planned.push({ shift, outcome: outcomeOf(template, shift, holiday, left), holiday });
      }
  }
  return planned;
};

const outcomeOf = (
  { holiday_policy }: ScaleTemplateForm,
  shift: DutyShiftForm,
  holiday: string | null,
  left: Map<string, number>,
): PlannedShift['outcome'] => {
  if (holiday !== null && holiday_policy === 'skip') return 'skipped';
  const count = left.get(keyOf(shift)) ?? 0;
  if (count === 0) return 'comes';
  left.set(keyOf(shift), count - 1);
  return 'collides';
};

const slotsOn = ({ slots, weeks_count, valid_from }: ScaleTemplateForm, date: string): TemplateSlot[] => {
  const week = (Math.floor(daysBetween(weekStart(valid_from), date) / 7) % weeks_count) + 1;
  return slots
    .filter((slot) => slot.week === week && slot.weekday === WEEKDAYS[weekday(date)])
    .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
};

const shiftOf = (
  { unit_id, sector_id, holiday_policy, holiday_surcharge }: ScaleTemplateForm,
  slot: TemplateSlot,
  { date, isHoliday, place }: { date: string; isHoliday: boolean; place: number },
): DutyShiftForm => {
  const { starts_at, ends_at, shift_type, value, value_kind, qualification_ids, tag_ids, default_professional_id } = slot;
  const isDearer = isHoliday && holiday_policy === 'different_value' && value !== null;
  return {
    unit_id,
    sector_id,
    title: null,
    shift_type,
    starts_on: date,
    starts_at,
    ends_at,
    qualification_ids,
    tag_ids,
    value: isDearer ? Math.round((value * (100 + (holiday_surcharge ?? 0))) / 100) : value,
    value_kind,
    notes: null,
    professional_id: place === 0 ? default_professional_id : null,
  };
};

const keyOf = ({ unit_id, sector_id, starts_on, starts_at, ends_at }: StandingShift): string =>
  [unit_id, sector_id, starts_on, starts_at, ends_at].join('|');

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);
