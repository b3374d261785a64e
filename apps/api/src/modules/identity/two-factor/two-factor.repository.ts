import { and, count, eq, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { recoveryCodes, rememberedDevices, twoFactors } from '../../../tables/two-factor/two-factor.tables.ts';

export type TwoFactor = typeof twoFactors.$inferSelect;

/** Puts a new key where there is none, or one that nobody confirmed since `expired`. Null: another one stands, and stays. */
export const start = async (
  db: Transaction,
  values: Pick<TwoFactor, 'user_id' | 'secret' | 'created_at'>,
  expired: string,
): Promise<TwoFactor | null> => {
  const { secret, created_at } = values;
  const [row] = await db
    .insert(twoFactors)
    .values(values)
    .onConflictDoUpdate({
      target: twoFactors.user_id,
      set: { secret, created_at },
      setWhere: and(isNull(twoFactors.activated_at), lte(twoFactors.created_at, expired)),
    })
    .returning();
  return row ?? null;
};

export const find = async (db: Reader, user_id: number): Promise<TwoFactor | null> => {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.user_id, user_id));
  return row ?? null;
};

export const lock = async (db: Transaction, user_id: number): Promise<TwoFactor | null> => {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.user_id, user_id)).for('update');
  return row ?? null;
};

/** Null while somebody else holds it: a flood of guesses does not queue up on the database's connections. */
export const lockIfFree = async (db: Transaction, user_id: number): Promise<TwoFactor | null> => {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.user_id, user_id)).for('update', { skipLocked: true });
  return row ?? null;
};

export const update = async (db: Transaction, user_id: number, values: Partial<TwoFactor>): Promise<void> => {
  await db.update(twoFactors).set(values).where(eq(twoFactors.user_id, user_id));
};

/** The key, the recovery codes and the browsers in which nothing is asked for. */
export const remove = async (db: Transaction, user_id: number): Promise<void> => {
  const codes = db
    .$with('codes')
    .as(db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id)).returning({ id: recoveryCodes.id }));
  const devices = db
    .$with('devices')
    .as(db.delete(rememberedDevices).where(eq(rememberedDevices.user_id, user_id)).returning({ id: rememberedDevices.id }));
  await db.with(codes, devices).delete(twoFactors).where(eq(twoFactors.user_id, user_id));
};

/** Confirmed, with the codes that stand in for it. */
export const activate = async (db: Transaction, user_id: number, hashes: string[], activated_at: string): Promise<void> => {
  const values = hashes.map((code_hash) => ({ user_id, code_hash }));
  const codes = db.$with('codes').as(db.insert(recoveryCodes).values(values).returning({ id: recoveryCodes.id }));
  await db.with(codes).update(twoFactors).set({ activated_at }).where(eq(twoFactors.user_id, user_id));
};

export const unusedCodes = (db: Reader, user_id: number) =>
  db
    .select({ id: recoveryCodes.id, code_hash: recoveryCodes.code_hash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, user_id), isNull(recoveryCodes.used_at)));

/** How many are still good, of how many. */
export const countCodes = async (db: Reader, user_id: number): Promise<{ left: number; total: number }> => {
  const left = sql<number>`count(*) filter (where ${isNull(recoveryCodes.used_at)})::int`;
  const [row] = await db.select({ left, total: count() }).from(recoveryCodes).where(eq(recoveryCodes.user_id, user_id));
  return row ?? { left: 0, total: 0 };
};

/** Others in the place of all that there were, the used ones too. */
export const replaceCodes = async (db: Transaction, user_id: number, hashes: string[]): Promise<void> => {
  const former = db
    .$with('former')
    .as(db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id)).returning({ id: recoveryCodes.id }));
  await db
    .with(former)
    .insert(recoveryCodes)
    .values(hashes.map((code_hash) => ({ user_id, code_hash })));
};

export const useCode = async (db: Transaction, id: number, now: string): Promise<void> => {
  await db.update(recoveryCodes).set({ used_at: now }).where(eq(recoveryCodes.id, id));
};

export const deleteUnconfirmed = async (db: Database, expired: string): Promise<void> => {
  await db.delete(twoFactors).where(and(isNull(twoFactors.activated_at), lte(twoFactors.created_at, expired)));
};

/** Keys that another than the current one has sealed. */
export const sealedOtherwise = (db: Reader, currentPrefix: string) =>
  db
    .select({ user_id: twoFactors.user_id, secret: twoFactors.secret })
    .from(twoFactors)
    .where(not(startsWith(currentPrefix)));

/** Unless it has been changed meanwhile. */
export const reseal = async (db: Database, { user_id, secret }: Pick<TwoFactor, 'user_id' | 'secret'>, sealed: string): Promise<void> => {
  await db
    .update(twoFactors)
    .set({ secret: sealed })
    .where(and(eq(twoFactors.user_id, user_id), eq(twoFactors.secret, secret)));
};

const startsWith = (prefix: string): SQL => sql`starts_with(${twoFactors.secret}, ${prefix})`;
