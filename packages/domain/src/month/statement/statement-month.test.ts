import { expect, it, test } from 'vitest';
import { STATEMENT_STATUSES } from './statement-life.ts';
import { MISSING_STATEMENTS, statementMonth, UNCHECKED_STATEMENTS } from './statement-month.ts';

it.each([
  [{ accounts: 0, missing: 0, to_check: 0 }, 'missing'],
  [{ accounts: 2, missing: 1, to_check: 1 }, 'missing'],
  [{ accounts: 2, missing: 0, to_check: 1 }, 'to_check'],
  [{ accounts: 2, missing: 0, to_check: 0 }, 'done'],
])('%o is %s', (month, state) => {
  expect(statementMonth(month)).toBe(state);
});

test('no status is both missing and to be checked, and what is over is neither', () => {
  const rest = STATEMENT_STATUSES.filter((status) => !MISSING_STATEMENTS.includes(status) && !UNCHECKED_STATEMENTS.includes(status));
  expect(rest).toEqual(['checked', 'no_movement', 'waived']);
  expect(MISSING_STATEMENTS.filter((status) => UNCHECKED_STATEMENTS.includes(status))).toEqual([]);
});
