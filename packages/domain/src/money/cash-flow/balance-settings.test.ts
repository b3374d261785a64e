import { expect, test } from 'vitest';
import { DEFAULT_BALANCE_SETTINGS, soundBalanceSettings, withBalanceType } from './balance-settings.ts';
import type { BalanceType } from './balance-type.ts';

test.each<[BalanceType, authorized: boolean, received: boolean]>([
  ['actual_month', true, false],
  ['all_invoices', false, false],
  ['include_only_paid_nf', false, true],
])('%s: only authorized invoices %s, only what was received %s', (type, only_authorized_invoices, only_paid_received) => {
  for (const show_balance_value of [true, false])
    expect(withBalanceType({ show_balance_value }, type)).toEqual({
      balance_type: type,
      only_authorized_invoices,
      only_paid_received,
      show_balance_value,
    });
});

test.each([
  undefined,
  null,
  7,
  'all_invoices',
  [],
  {},
  { balance_type: 'some' },
  { balance_type: ['actual_month'], show_balance_value: 'no' },
])('fall back from %j', (kept) => {
  expect(soundBalanceSettings(kept)).toEqual(DEFAULT_BALANCE_SETTINGS);
  expect(DEFAULT_BALANCE_SETTINGS).toMatchObject({
    balance_type: 'all_invoices',
    only_paid_received: false,
    show_balance_value: true,
  });
});

test('keep each part that makes sense; flags that contradict the type follow the type', () => {
  const kept = { balance_type: 'actual_month', only_authorized_invoices: false, only_paid_received: true, show_balance_value: false };
  expect(soundBalanceSettings(kept)).toEqual({
    balance_type: 'actual_month',
    only_authorized_invoices: true,
    only_paid_received: false,
    show_balance_value: false,
  });
  expect(soundBalanceSettings({ balance_type: 'gone', show_balance_value: false }).show_balance_value).toBe(false);
});
