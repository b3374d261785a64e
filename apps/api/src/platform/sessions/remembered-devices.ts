import { REMEMBERED_DAYS } from '@esteto/domain/identity/user/access-codes';
import { and, eq, gt, lte } from 'drizzle-orm';
import { rememberedDevices } from '../../tables/two-factor/two-factor.tables.ts';
import type { Database } from '../database/database.ts';
import type { Tx } from '../work/work.ts';
import { newSecret, secretHash } from './secret.ts';

// Browsers that stand in for the second factor at the login, and nowhere else. The password is asked for all the same.

const REMEMBERED_MS = REMEMBERED_DAYS * 86_400_000;
export const REMEMBERED_SECONDS = REMEMBERED_MS / 1000;

/** Whether the browser that holds this secret is one of the person's. It is used, and lasts no longer for that. */
export const isRemembered = async (tx: Tx, user_id: number, secret: string): Promise<boolean> => {
  const used = await tx.db
    .update(rememberedDevices)
    .set({ last_used_at: tx.now })
    .where(
      and(
        eq(rememberedDevices.user_id, user_id),
        eq(rememberedDevices.secret_hash, secretHash(secret)),
        gt(rememberedDevices.expires_at, tx.now),
      ),
    )
    .returning({ id: rememberedDevices.id });
  if (used.length > 0) tx.record({ type: 'user', id: user_id }, { action: 'user.device_recognised' });
  return used.length > 0;
};

/** After both factors. Answers a new secret, which also takes the place of the one that the browser held for others who enter there. */
export const rememberBrowser = async (tx: Tx, user_id: number, held: string | null): Promise<string> => {
  const secret = newSecret();
  const secret_hash = secretHash(secret);
  if (held !== null)
    await tx.db
      .update(rememberedDevices)
      .set({ secret_hash })
      .where(eq(rememberedDevices.secret_hash, secretHash(held)));
  const values = {
    created_at: tx.now,
    expires_at: new Date(Date.parse(tx.now) + REMEMBERED_MS).toISOString(),
    last_used_at: tx.now,
    user_agent: tx.actor.info.user_agent,
  };
  await tx.db
    .insert(rememberedDevices)
    .values({ user_id, secret_hash, ...values })
    .onConflictDoUpdate({ target: [rememberedDevices.user_id, rememberedDevices.secret_hash], set: values });
  tx.record({ type: 'user', id: user_id }, { action: 'user.device_remembered' });
  return secret;
};

/** All of a person's: from here on every login asks for the second factor again. */
export const forgetDevices = async (tx: Tx, user_id: number): Promise<void> => {
  const forgotten = await tx.db
    .delete(rememberedDevices)
    .where(eq(rememberedDevices.user_id, user_id))
    .returning({ id: rememberedDevices.id });
  if (forgotten.length > 0) tx.record({ type: 'user', id: user_id }, { action: 'user.device_forgotten' });
};

/** Run by a job. */
export const sweepRemembered = async (db: Database, now: string): Promise<void> => {
  await db.delete(rememberedDevices).where(lte(rememberedDevices.expires_at, now));
};
