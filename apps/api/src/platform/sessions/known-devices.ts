import { eq, lt } from 'drizzle-orm';
import { knownDevices } from '../../tables/platform/sessions.tables.ts';
import { users } from '../../tables/user/user.tables.ts';
import type { Database, Reader } from '../database/database.ts';
import type { Tx } from '../work/work.ts';
import { newSecret, secretHash } from './secret.ts';

/** A browser that nobody entered with for half a year is a stranger again. */
export const DEVICE_LIMIT_MS = 180 * 86_400_000;

/** Who has entered in the browser that holds this secret. */
export const peopleOf = async (db: Reader, device: string): Promise<string[]> => {
  const rows = await db
    .select({ email: users.email })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.user_id))
    .where(eq(knownDevices.secret_hash, secretHash(device)));
  return rows.map(({ email }) => email);
};

/** Remembers the browser; answers its secret, a new one unless we drew the one that it holds. */
export const rememberDevice = async (tx: Tx, user_id: number, held: string | null): Promise<string> => {
  const secret = held ?? newSecret();
  await tx.db
    .insert(knownDevices)
    .values({ user_id, secret_hash: secretHash(secret), last_used_at: tx.now })
    .onConflictDoUpdate({ target: [knownDevices.user_id, knownDevices.secret_hash], set: { last_used_at: tx.now } });
  return secret;
};

/** Run by a job. */
export const sweepDevices = async (db: Database, now: Date): Promise<void> => {
  await db.delete(knownDevices).where(lt(knownDevices.last_used_at, new Date(now.getTime() - DEVICE_LIMIT_MS).toISOString()));
};
