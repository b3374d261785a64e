import { expect, it } from 'vitest';
import { dueShiftRequestAction, shiftRequestMachine } from './shift-request-life.ts';

const { transition } = shiftRequestMachine;

it('takes an acceptance back until it is approved, to where the request was', () => {
  expect(transition('awaiting_coordination', 'withdraw_acceptance', { before: 'counter_proposed' })).toMatchObject({
    ok: true,
    to: 'counter_proposed',
    through: [],
  });
  expect(transition('awaiting_coordination', 'withdraw_acceptance')).toMatchObject({ ok: true, to: 'proposed' });
  expect(transition('approved', 'withdraw_acceptance').ok).toBe(false);
});

it('passes the coordination even where the group approves by itself', () => {
  expect(transition('proposed', 'accept', { by: 'counterpart' })).toMatchObject({ to: 'awaiting_coordination', through: ['accepted'] });
  expect(transition('awaiting_coordination', 'approve', { by: 'system' })).toMatchObject({ to: 'approved' });
  expect(transition('accepted', 'approve', { by: 'manager' }).ok).toBe(false);
});

it.each([
  ['proposed', '2026-11-20T12:00:00Z', 'expire'],
  ['awaiting_coordination', '2026-11-20T12:00:00Z', 'expire'],
  ['proposed', '2026-11-20T12:00:01Z', null],
  ['proposed', null, null],
  ['approved', '2026-11-20T12:00:00Z', null],
] as const)('%s until %s: %s', (status, expires_at, action) => {
  expect(dueShiftRequestAction({ status, expires_at }, '2026-11-20T12:00:00Z')).toBe(action);
});
