import { expect, it } from 'vitest';
import { quotaPaymentProblem, quotaReminder } from './income-tax-quota.ts';

it.each([
  ['2026-06-26', null],
  ['2026-06-27', 3],
  ['2026-06-29', 3],
  ['2026-06-30', 0],
  ['2026-07-01', -1],
  ['2026-09-01', -1],
])('on %s the reminder of a quota due on 30/06/2026 is %s', (today, reminder) => {
  expect(quotaReminder('2026-06-30', today)).toBe(reminder);
});

it.each([
  ['2026-06-10', '2026-05-20', null],
  ['2026-05-20', '2026-05-20', null],
  ['2026-06-11', '2026-05-20', 'Pago em: este dia ainda não chegou.'],
  ['2026-05-19', '2026-05-20', 'Pago em: a declaração foi transmitida em 20/05/2026, e antes disso não havia quota a pagar.'],
  ['2026-05-19', null, null],
])('paid on %s, transmitted on %s', (paid_on, transmitted_on, problem) => {
  expect(quotaPaymentProblem(paid_on, { today: '2026-06-10', transmitted_on })).toBe(problem);
});
