import { daysBetween } from '../../shared/date/date.ts';
import type { CertificateStatus } from './certificate-life.ts';

/** Days to the end at which a certificate is warned about, the nearest first. */
const WARNINGS = [
  [7, 'expires_in_7'],
  [30, 'expires_in_30'],
  [60, 'expires_in_60'],
] as const satisfies readonly [number, CertificateStatus][];

/**
 * Where a certificate stands on `today`; its last day is `valid_until`. `is_readable`: the file opens with its password and is what it says. Both
 * dates are 'YYYY-MM-DD'.
 */
export const certificateStatus = (
  { valid_until, is_revoked, is_readable }: { valid_until: string; is_revoked: boolean; is_readable: boolean },
  today: string,
): CertificateStatus => {
  if (!is_readable) return 'invalid';
  if (is_revoked) return 'revoked';
  const left = certificateDaysLeft(valid_until, today);
  if (left < 0) return 'expired';
  return WARNINGS.find(([days]) => left <= days)?.[1] ?? 'valid';
};

/** Days until the last one; negative once it is over. */
export const certificateDaysLeft = (valid_until: string, today: string): number => daysBetween(today, valid_until);
