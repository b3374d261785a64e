import { expect, it } from 'vitest';
import { exactRule, ONCE, repetitionOf, ruleInWords, ruleOf, withEnd } from './recurrence-rule.ts';

const once = ONCE;

it.each([
  ['2026-11-24', { ...once, repeats: 'daily' as const, repeat_interval: 1 }, 'FREQ=DAILY', 'todo dia'],
  ['2026-11-24', { ...once, repeats: 'daily' as const, repeat_interval: 3 }, 'FREQ=DAILY;INTERVAL=3', 'a cada 3 dias'],
  [
    '2026-11-24',
    { ...once, repeats: 'weekly' as const, repeat_interval: 1, repeat_weekdays: ['WE' as const, 'MO' as const] },
    'FREQ=WEEKLY;BYDAY=MO,WE',
    'toda semana, segunda e quarta',
  ],
  [
    '2026-11-24',
    { ...once, repeats: 'monthly' as const, repeat_interval: 1, repeat_month_by: 'day' as const, repeat_until: '2027-03-31' },
    'FREQ=MONTHLY;BYMONTHDAY=24;UNTIL=20270331',
    'todo mês, dia 24, até 31/03/2027',
  ],
  [
    '2026-11-24',
    { ...once, repeats: 'monthly' as const, repeat_interval: 2, repeat_month_by: 'weekday' as const, repeat_count: 6 },
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=4TU;COUNT=6',
    'a cada 2 meses, 4ª terça, 6 vezes',
  ],
  [
    '2026-11-29',
    { ...once, repeats: 'monthly' as const, repeat_interval: 1, repeat_month_by: 'last_weekday' as const },
    'FREQ=MONTHLY;BYDAY=-1SU',
    'todo mês, último domingo',
  ],
  ['2026-11-24', { ...once, repeats: 'yearly' as const, repeat_interval: 1 }, 'FREQ=YEARLY', 'todo ano'],
])('from %s: a form, its rule, its words', (starts_on, form, rrule, words) => {
  expect(ruleOf(form, starts_on)).toBe(rrule);
  expect(ruleInWords(rrule)).toBe(words);
  expect(ruleOf(repetitionOf(rrule), starts_on)).toBe(rrule);
});

it('without a rhythm there is no rule, and a week without days is that of its first day', () => {
  expect(ruleOf(once, '2026-11-24')).toBeNull();
  expect(repetitionOf(null)).toEqual(once);
  expect(ruleOf({ ...once, repeats: 'weekly' }, '2026-11-24')).toBe('FREQ=WEEKLY;BYDAY=TU');
});

it('has one end at most', () => {
  expect(withEnd('FREQ=DAILY;COUNT=4', { until: '2026-12-31' })).toBe('FREQ=DAILY;UNTIL=20261231');
  expect(withEnd('FREQ=DAILY;UNTIL=20261231', { count: 2 })).toBe('FREQ=DAILY;COUNT=2');
  expect(withEnd('FREQ=DAILY;UNTIL=20261231', null)).toBe('FREQ=DAILY');
});

it.each([
  ['FREQ=DAILY;UNTIL=20261231', false, 'FREQ=DAILY;UNTIL=20270101T025959Z'],
  ['FREQ=DAILY;UNTIL=20261231', true, 'FREQ=DAILY;UNTIL=20261231'],
  ['FREQ=DAILY;COUNT=3', false, 'FREQ=DAILY;COUNT=3'],
])('%s as the standard writes it', (rrule, isWholeDay, exact) => {
  expect(exactRule(rrule, isWholeDay)).toBe(exact);
});
