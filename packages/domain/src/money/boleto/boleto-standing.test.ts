import { expect, it } from 'vitest';
import { boletoReminder } from './boleto-standing.ts';

it.each([
  ['2026-11-19', null],
  ['2026-11-20', 3],
  ['2026-11-22', 3],
  ['2026-11-23', 0],
  ['2026-11-24', -1],
  ['2026-12-24', -1],
])('on %s the reminder of what is paid until 23/11/2026 is %s', (today, reminder) => {
  expect(boletoReminder('2026-11-23', today)).toBe(reminder);
});
