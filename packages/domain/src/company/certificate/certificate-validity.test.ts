import { expect, it } from 'vitest';
import { certificateDaysLeft, certificateStatus } from './certificate-validity.ts';

const today = '2026-11-20';
const sound = { is_revoked: false, is_readable: true };

it.each([
  ['2027-01-20', 61, 'valid'],
  ['2027-01-19', 60, 'expires_in_60'],
  ['2026-12-21', 31, 'expires_in_60'],
  ['2026-12-20', 30, 'expires_in_30'],
  ['2026-11-28', 8, 'expires_in_30'],
  ['2026-11-27', 7, 'expires_in_7'],
  ['2026-11-20', 0, 'expires_in_7'],
  ['2026-11-19', -1, 'expired'],
])('valid until %s, %i days left: %s', (valid_until, left, status) => {
  expect(certificateDaysLeft(valid_until, today)).toBe(left);
  expect(certificateStatus({ ...sound, valid_until }, today)).toBe(status);
});

it('is worth nothing revoked or unreadable, whatever its date', () => {
  expect(certificateStatus({ ...sound, is_revoked: true, valid_until: '2030-01-01' }, today)).toBe('revoked');
  expect(certificateStatus({ is_revoked: true, is_readable: false, valid_until: '2020-01-01' }, today)).toBe('invalid');
});
