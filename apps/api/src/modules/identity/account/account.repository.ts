import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { emailVerifications } from '../../../tables/email-verification/email-verification.tables.ts';
import { events } from '../../../tables/platform/audit.tables.ts';
import { sessions } from '../../../tables/platform/sessions.tables.ts';
import { rememberedDevices } from '../../../tables/two-factor/two-factor.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export const detail = async (db: Reader, id: number) => {
  const { name, email, notifications_email, notifications_email_asked, version, closes_at } = users;
  const [row] = await db
    .select({ id: users.id, name, email, notifications_email, notifications_email_asked, version, closes_at })
    .from(users)
    .where(eq(users.id, id));
  if (!row) throw notFound();
  return row;
};

/** `idle_since`: who has not been used since then has ended by itself. */
const open = (user_id: number, now: string, idle_since: string) =>
  and(eq(sessions.user_id, user_id), isNull(sessions.revoked_at), gt(sessions.expires_at, now), gt(sessions.last_used_at, idle_since));

export const openSessions = (db: Reader, user_id: number, now: string, idle_since: string) =>
  db
    .select()
    .from(sessions)
    .where(open(user_id, now, idle_since))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id));

/** 404 for one that is over or somebody else's. */
export const endSession = async (db: Transaction, user_id: number, id: number, now: string): Promise<void> => {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, id), eq(sessions.user_id, user_id), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
};

export const remembered = (db: Reader, user_id: number, now: string) =>
  db
    .select()
    .from(rememberedDevices)
    .where(and(eq(rememberedDevices.user_id, user_id), gt(rememberedDevices.expires_at, now)))
    .orderBy(desc(rememberedDevices.last_used_at), desc(rememberedDevices.id));

/** 404 for one that is forgotten or somebody else's. */
export const forgetDevice = async (db: Transaction, user_id: number, id: number): Promise<void> => {
  const forgotten = await db
    .delete(rememberedDevices)
    .where(and(eq(rememberedDevices.id, id), eq(rememberedDevices.user_id, user_id)))
    .returning({ id: rememberedDevices.id });
  if (forgotten.length === 0) throw notFound();
};

/** What happened to the person's sessions and to what they sign in with, newest first. Sessions are known until a week after their end. */
export const accesses = (db: Reader, user_id: number, actions: readonly string[], limit: number) => {
  const own = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, user_id));
  return db
    .select({ id: events.id, action: events.action, ip: events.ip, user_agent: events.user_agent, created_at: events.created_at })
    .from(events)
    .where(
      or(
        and(eq(events.entity_type, 'session'), inArray(events.entity_id, own)),
        and(eq(events.entity_type, 'user'), eq(events.entity_id, user_id), inArray(events.action, [...actions])),
      ),
    )
    .orderBy(desc(events.id))
    .limit(limit);
};

// A code for an address that is not the person's yet stands among the codes that confirm addresses: it confirms nothing there.

export const insertEmailChange = async (db: Transaction, values: typeof emailVerifications.$inferInsert): Promise<void> => {
  await db.insert(emailVerifications).values(values);
};

/** The new address that a code of the person's is for. */
export const findEmailChange = async (db: Reader, user_id: number, code_hash: string, now: string): Promise<string | null> => {
  const [row] = await db
    .select({ email: emailVerifications.email })
    .from(emailVerifications)
    .innerJoin(users, and(eq(users.id, emailVerifications.user_id), ne(users.email, emailVerifications.email)))
    .where(
      and(
        eq(users.id, user_id),
        eq(emailVerifications.purpose, 'account'),
        eq(emailVerifications.code_hash, code_hash),
        gt(emailVerifications.expires_at, now),
      ),
    )
    .orderBy(desc(emailVerifications.id))
    .limit(1);
  return row?.email ?? null;
};

export const removeEmailChange = async (db: Transaction, user_id: number): Promise<void> => {
  await db.delete(emailVerifications).where(eq(emailVerifications.user_id, user_id));
};
