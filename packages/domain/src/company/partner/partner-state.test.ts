import { expect, it } from 'vitest';
import { partnerState, shareTotal } from './partner-invite.ts';

const now = '2026-11-24T12:00:00Z';
const nobody = { filled_at: null, invited_at: null, expires_at: null };

it.each([
  ['nobody was asked', nobody, 'waiting'],
  ['a link that holds', { ...nobody, invited_at: now, expires_at: '2026-11-25T02:59:00Z' }, 'invited'],
  ['a link that is over', { ...nobody, invited_at: now, expires_at: '2026-11-24T02:59:00Z' }, 'expired'],
  ['what was told', { filled_at: now, invited_at: now, expires_at: now }, 'filled'],
] as const)('%s', (_name, standing, state) => {
  expect(partnerState(standing, '2026-11-24')).toBe(state);
});

it('a company that exists is held in parts of a hundred', () => {
  expect([shareTotal(null), shareTotal({ shares: 150 })]).toEqual([100, 150]);
});
