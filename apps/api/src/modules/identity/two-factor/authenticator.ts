import { TWO_FACTOR_CODE_LENGTH } from '@esteto/domain/identity/user/access-codes';
import { Secret, TOTP } from 'otpauth';

// Time-based codes (RFC 6238) as every authenticator app makes them: SHA-1, six digits, steps of 30 seconds.

const STEP_SECONDS = 30;
/** A code is good one step before and after its own: clocks differ, and people type slowly (RFC 6238, 5.2). */
const WINDOW = 1;

/** 160 random bits (RFC 4226, 4), as authenticator apps take them. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from the QR code. */
export const keyUri = (key: string, email: string): string => totp(key, email).toString();

/** The number of the step whose code this is; null when it is no code of about now. */
export const stepOf = (key: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = totp(key).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
};

/** The step that was used last. One that lies ahead was used while the clock ran ahead: nobody is kept out until it has come. */
export const formerStep = (last: number | null, now: Date): number => {
  const latest = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + WINDOW;
  return last === null || last > latest ? -1 : last;
};

const totp = (key: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Esteto',
    label,
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: TWO_FACTOR_CODE_LENGTH,
    period: STEP_SECONDS,
  });
