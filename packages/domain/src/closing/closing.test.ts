import { expect, it } from 'vitest';
import { type ClosingCheck, dueClosingAction, mayClose } from './closing-transition.ts';

const blockedByClient: ClosingCheck = { key: 'statement', result: 'block', side: 'client' };
const blockedByOffice: ClosingCheck = { key: 'das', result: 'block', side: 'office' };
const alert: ClosingCheck = { key: 'r_factor', result: 'alert', side: 'client' };

it.each([
  ['running', [blockedByClient], 'wait_for_client'],
  ['not_started', [alert, blockedByClient], 'wait_for_client'],
  ['running', [blockedByOffice, alert], null],
  ['awaiting_client', [blockedByClient], null],
  ['awaiting_client', [blockedByOffice], 'resume'],
  ['closed', [blockedByClient], null],
] as const)('%s with %j: %s', (status, checks, action) => {
  expect(dueClosingAction(status, checks)).toBe(action);
});

it('closes over alerts, not over what blocks', () => {
  expect(mayClose([alert])).toBe(true);
  expect(mayClose([])).toBe(true);
  expect(mayClose([alert, blockedByOffice])).toBe(false);
});
