import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../shared/date/date.ts';
import { dueReminder, endingWords, REMINDER_MARKS, reminderSpan } from './licence-reminder.ts';

const TODAY = '2026-11-24';

it.each([
  [61, null, null],
  [60, null, 60],
  [60, 60, null],
  [45, null, 60],
  [31, 60, null],
  [30, 60, 30],
  [29, null, 30],
  [8, 30, null],
  [7, 30, 7],
  [3, 60, 7],
  [0, 30, 7],
  [0, 7, null],
  [-5, 30, 7],
  [-8, null, null],
])('%i days before the end, after %s was told, %s is due', (left, told, due) => {
  expect(dueReminder(addDays(TODAY, left), told, TODAY)).toBe(due);
});

it('tells each mark at most once, in order, whichever days the job runs', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -20, max: 90 }), { maxLength: 40 }), (lefts) => {
      const end = addDays(TODAY, 100);
      const sent: number[] = [];
      for (const left of lefts.toSorted((a, b) => b - a)) {
        const mark = dueReminder(end, sent.at(-1) ?? null, addDays(end, -left));
        if (mark !== null) sent.push(mark);
      }
      expect(sent).toEqual(REMINDER_MARKS.filter((mark) => sent.includes(mark)));
      // Whoever was looked at in the last week before the end heard of it.
      if (lefts.some((left) => left <= 7 && left >= 0)) expect(sent.at(-1)).toBe(7);
    }),
  );
});

it('says how many days are left, and looks no further than it tells', () => {
  expect(endingWords('2026-12-24', TODAY)).toBe('vence em 30 dias, em 24/12/2026');
  expect(endingWords('2026-11-25', TODAY)).toBe('vence em 1 dia, em 25/11/2026');
  expect(endingWords(TODAY, TODAY)).toBe('vence hoje, 24/11/2026');
  expect(endingWords('2026-11-20', TODAY)).toBe('venceu em 20/11/2026');
  expect(reminderSpan(TODAY)).toEqual({ from: '2026-11-17', until: '2027-01-23' });
});
