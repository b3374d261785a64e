import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Busy } from '../database/patience.ts';
import { createTurns } from '../parsing/turns.ts';

// argon2id with OWASP's second profile (19 MiB, 2 passes, 1 lane), in the PHC text form so that the cost can be raised later.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const HASH_BYTES = 32;
const derive = promisify(argon2);

/** `cost`: less than a password's for what we draw ourselves, and which nobody guesses by words and dates. */
export const hashPassword = async (password: string, cost = COST): Promise<string> => {
  const salt = randomBytes(16);
  const hash = await hashWith(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`;
};

export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const parsed = PHC.exec(stored);
  if (!parsed) return false;
  const [, memory, passes, parallelism, salt, hash] = parsed;
  const expected = Buffer.from(hash ?? '', 'base64');
  const actual = await hashWith(password, Buffer.from(salt ?? '', 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

/** As slow as a real check, for an e-mail that nobody has: the answer's time tells nothing. */
export const verifyNobody = async (password: string): Promise<false> => {
  await hashWith(password, Buffer.alloc(16), COST);
  return false;
};

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/**
 * Few at once: each is work for a core and for one of four threads, which files and new connections to the database need as well. Whoever waits here must hold no
 * connection, and waits for no more than a few seconds.
 */
const turns = createTurns({ most: Math.max(1, Math.min(2, availableParallelism() - 1)), mostWaiting: 0 });
const MOST_WAITING = 100;

const hashWith = async (password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> => {
  const hash = () => derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, ...cost, tagLength: HASH_BYTES });
  if (cost.memory < COST.memory) return hash();
  if (turns.waiting() >= MOST_WAITING) throw new Busy('too many passwords to hash');
  await turns.take(null);
  return hash().finally(() => turns.end(null));
};
