import { addDays, daysBetween } from '../../shared/date/date.ts';
import { onDay, type Span } from '../../shared/schedule/event-span.ts';
import { type Repetition, repetitionOf, ruleOf, WEEKDAYS, type Weekday, withEnd } from '../../shared/schedule/recurrence-rule.ts';
import { countBefore, firstDayOf } from './occurrences.ts';

// What becomes of a series when one of its days is changed: that day and those after it, or all of them. That day alone is an event of its own.

/** A series as it is kept: its first day, its rule, and the days that were taken out. */
export type KeptSeries = { starts_on: string; rrule: string; exdates: readonly string[] };

/** What is left of a series before a day: its rule ends with the day before. */
export const endedBefore = ({ starts_on, rrule, exdates }: KeptSeries, day: string): Pick<KeptSeries, 'rrule' | 'exdates'> => ({
  rrule: withEnd(rrule, rrule.includes('COUNT=') ? { count: countBefore(rrule, starts_on, day) } : { until: addDays(day, -1) }),
  exdates: exdates.filter((one) => one < day),
});

/**
 * What a series is once one of its days has become what the form says: all of it, or from that day on. Whoever moves a day moves the others by as
 * many days, those of a week too unless other ones were chosen. One that does not repeat itself any more is the day of the form alone.
 */
export const changedSeries = <Form extends Span & Repetition>(
  former: KeptSeries,
  day: string,
  form: Form,
  part: 'this_and_next' | 'all',
): { span: Span; rrule: string | null; exdates: string[]; moved: number } => {
  const { starts_on, starts_at, ends_on, ends_at } = form;
  const span = { starts_on, starts_at, ends_on, ends_at };
  const moved = daysBetween(day, starts_on);
  const first = addDays(part === 'all' ? former.starts_on : day, moved);
  const before = repetitionOf(former.rrule);
  const rule = ruleOf(
    {
      ...form,
      repeat_weekdays: sameDays(before.repeat_weekdays, form.repeat_weekdays)
        ? weekdaysMoved(form.repeat_weekdays, moved)
        : form.repeat_weekdays,
      repeat_count: part === 'all' ? form.repeat_count : countFrom(former, day, form.repeat_count),
    },
    first,
  );
  if (rule === null) return { span, rrule: null, exdates: [], moved };
  const kept = part === 'all' ? former.exdates : former.exdates.filter((one) => one >= day);
  return {
    span: onDay(span, firstDayOf(rule, first) ?? first),
    rrule: rule,
    exdates: kept.map((one) => addDays(one, moved)),
    moved,
  };
};

/** The days of a week, moved by some days: those of a shift that goes from Monday to Tuesday. */
const weekdaysMoved = (weekdays: readonly Weekday[], days: number): Weekday[] => {
  const moved = new Set(weekdays.map((one) => WEEKDAYS[(((WEEKDAYS.indexOf(one) + days) % 7) + 7) % 7]));
  return WEEKDAYS.filter((one) => moved.has(one));
};

const sameDays = (one: readonly Weekday[], other: readonly Weekday[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** How often what is left of a counted series comes; the form's own number where it was changed. */
const countFrom = ({ starts_on, rrule }: KeptSeries, day: string, typed: number | null): number | null =>
  typed !== null && typed === repetitionOf(rrule).repeat_count ? Math.max(1, typed - countBefore(rrule, starts_on, day)) : typed;
