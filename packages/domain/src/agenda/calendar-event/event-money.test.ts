import { expect, it } from 'vitest';
import { moneyOf, type PaidEvent } from './event-money.ts';

const shift: PaidEvent = {
  kind: 'shift',
  starts_on: '2026-11-23',
  starts_at: '19:00',
  ends_on: '2026-11-24',
  ends_at: '07:00',
  value: 150_000,
  paid_on: null,
  payment_forecast_date: null,
  invoice: null,
};
const NOW = '2026-11-24T12:00';

it.each<[string, Partial<PaidEvent>, string | null, string?]>([
  ['what is over has no note yet', {}, 'to_invoice'],
  ['what is not over is ahead', {}, 'ahead', '2026-11-24T06:59'],
  ['a note was asked for', { invoice: { status: 'requested', due_date: null } }, 'invoiced'],
  ['a note that fell due is late', { invoice: { status: 'sent', due_date: '2026-11-20' } }, 'late'],
  ['a note that was paid', { invoice: { status: 'paid', due_date: '2026-11-20' } }, 'received'],
  ['a note that was discarded is none', { invoice: { status: 'discarded', due_date: null } }, 'to_invoice'],
  ['a forecast that is over is late', { payment_forecast_date: '2026-11-20' }, 'late'],
  [
    'the note says when it is due, not the forecast',
    { payment_forecast_date: '2026-11-20', invoice: { status: 'sent', due_date: '2026-12-20' } },
    'invoiced',
  ],
  ['received by hand', { paid_on: '2026-11-24' }, 'received'],
  ['without a value there is no money', { value: null }, null],
  ['a meeting is not paid', { kind: 'meeting' }, null],
])('%s', (_name, changes, money, now = NOW) => {
  expect(moneyOf({ ...shift, ...changes }, now)).toBe(money);
});
