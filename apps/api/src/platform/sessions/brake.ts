import { addressKey } from '../http/address-key.ts';
import { secretHash } from './secret.ts';

/** Something that may be guessed at only so often: `free` tries at once, then each waits twice as long as the last, a quarter of an hour at most. */
export type Brake = {
  what: string;
  of: string;
  free: number;
  /** One try is forgotten after so long; null: only when the guess is right, or after a day. */
  forgets_ms: number | null;
  /** Guards more than one pair of guesser and account: one right guess does not clear it. */
  isWide: boolean;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 900_000;

export const waitMs = ({ free }: Brake, tries: number): number =>
  tries < free ? 0 : Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - free, 20), LONGEST_WAIT_MS);

/** Milliseconds until it opens. No brake holds longer than the longest wait: one that seems to was set while the clock ran ahead. */
export const openIn = (closed_until: string, now: number): number => {
  const wait = Date.parse(closed_until) - now;
  return wait > LONGEST_WAIT_MS ? 0 : wait;
};

/** Tries that still count. */
export const leftTries = ({ forgets_ms }: Brake, { tries, tried_at }: { tries: number; tried_at: string }, now: number): number => {
  const passed = Math.max(0, now - Date.parse(tried_at));
  return forgets_ms === null ? tries : Math.max(0, tries - Math.floor(passed / forgets_ms));
};

const narrow = (what: string, ...of: string[]): Brake => ({ what, of: of.join('\n'), free: 5, forgets_ms: null, isWide: false });

/** An office of many people mistypes; a list of stolen passwords is tried out. */
const address = (ip: string): Brake => ({ what: 'address', of: addressKey(ip), free: 30, forgets_ms: 60_000, isWide: true });

/** From wherever the guesses come. */
const account = (email: string): Brake => ({ what: 'account', of: email, free: 20, forgets_ms: 600_000, isWide: true });

export type Guesser = { ip: string | null; device: string | null };

/** The code of an e-mail, asked for or typed. */
export const pairBrake = (ip: string | null, what: string): Brake => narrow('pair', addressKey(ip ?? ''), what.toLowerCase());

/** Whatever makes us write to somebody without a session, from one address: an office may ask for many, and one a minute for ever. */
export const letterBrake = (ip: string | null): Brake => ({
  what: 'letters',
  of: addressKey(ip ?? ''),
  free: 60,
  forgets_ms: 60_000,
  isWide: true,
});

/** `device`: the secret of a browser in which the person has entered before. Who guesses elsewhere does not keep it waiting. */
export const passwordBrakes = ({ ip, device }: Guesser, email: string): Brake[] =>
  device ? [narrow('device', secretHash(device), email)] : [pairBrake(ip, email), account(email), address(ip ?? '')];

export const secondFactorBrakes = ({ ip, device }: Guesser, user_id: number): Brake[] =>
  device ? [narrow('device code', secretHash(device), String(user_id))] : [narrow('code', String(user_id)), address(ip ?? '')];

/** In an open session, which took both factors: it waits for nobody who has only the password, and keeps nobody waiting at the login. */
export const ownFactorBrakes = (user_id: number): Brake[] => [narrow('own code', String(user_id))];

/** The code that signs one text. */
export const signatureBrake = (user_id: number, subject: string): Brake => narrow('signature', String(user_id), subject);
