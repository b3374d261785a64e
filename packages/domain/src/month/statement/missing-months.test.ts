import { expect, test } from 'vitest';
import { missingMonths } from './missing-months.ts';
import type { StatementStatus } from './statement-life.ts';

const said = (bank_account_id: number, months: Record<number, StatementStatus>) =>
  Object.entries(months).map(([month, status]) => ({ bank_account_id, month: Number(month), status }));

test.each([
  ['no account', [], [], 10, []],
  ['an account without a word this year', [{ id: 1 }], [], 10, [10]],
  ['from its first month on', [{ id: 1 }], said(1, { 7: 'sent', 9: 'checked' }), 10, [8, 10]],
  ['incomplete and reopened', [{ id: 1 }], said(1, { 8: 'incomplete', 9: 'pending', 10: 'sent' }), 10, [8, 9]],
  ['declared, waived and being checked', [{ id: 1 }], said(1, { 8: 'no_movement', 9: 'waived', 10: 'checking' }), 10, []],
  ['a month that two accounts miss is said once', [{ id: 1 }, { id: 2 }], said(1, { 9: 'sent' }), 10, [10]],
  ['what is not over yet is not owed', [{ id: 1 }], said(1, { 11: 'sent' }), 10, [10]],
  ['the other account only', [{ id: 1 }, { id: 2 }], [...said(1, { 10: 'sent' }), ...said(2, { 9: 'sent' })], 10, [10]],
])('%s', (_, accounts, statements, until, expected) => {
  expect(missingMonths(accounts, statements, until)).toEqual(expected);
});
