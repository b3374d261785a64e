import { NOTICES_AT_ONCE, type NoticeRow } from '@esteto/contract/office/notice';
import { type NoticeKind, noticeRule } from '@esteto/domain/office/notice/notice-kinds';
import type { NoticeRuleForm } from '@esteto/domain/office/notice/notice-rule-form';
import { DEFAULT_QUIET } from '@esteto/domain/office/notice/notice-settings';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { noticeRules, noticeSettings, notices } from '../../../tables/notice/notice.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import type { Message } from './message-scope.ts';

/** More is told as '99+'. */
const MOST_COUNTED = 99;

/** In the bell of the person, and not taken back. */
const inBell = (user_id: number) => and(eq(notices.user_id, user_id), eq(notices.in_bell, true), isNull(notices.withdrawn_at));

export const list = async (db: Reader, user_id: number, before: number | null): Promise<NoticeRow[]> => {
  const rows = await db
    .select({
      id: notices.id,
      kind: notices.kind,
      title: notices.title,
      body: notices.body,
      company: companies.name,
      action_url: notices.action_url,
      created_at: notices.created_at,
      read_at: notices.read_at,
    })
    .from(notices)
    .leftJoin(companies, eq(companies.id, notices.company_id))
    .where(and(inBell(user_id), before === null ? undefined : lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(NOTICES_AT_ONCE);
  return rows.map(({ read_at, ...row }) => ({ ...row, severity: noticeRule[row.kind].severity, is_read: read_at !== null }));
};

const unread = (user_id: number) => and(inBell(user_id), isNull(notices.read_at));

export const unreadCount = async (db: Reader, user_id: number): Promise<number> => {
  const rows = await db.select({ id: notices.id }).from(notices).where(unread(user_id)).limit(MOST_COUNTED);
  return rows.length;
};

/** Answers whether there is such a notice of theirs. */
export const markRead = async (db: Transaction, user_id: number, id: number, now: string): Promise<boolean> => {
  const rows = await db
    .update(notices)
    .set({ read_at: sql`coalesce(${notices.read_at}, ${now}::timestamptz)` })
    .where(and(eq(notices.id, id), inBell(user_id)))
    .returning({ id: notices.id });
  return rows.length > 0;
};

export const markAllRead = async (db: Transaction, user_id: number, now: string): Promise<void> => {
  await db.update(notices).set({ read_at: now }).where(unread(user_id));
};

/** The one of that key, if there is one. */
export const markKeyRead = async (db: Transaction, user_id: number, key: string, now: string): Promise<void> => {
  await db
    .update(notices)
    .set({ read_at: now })
    .where(and(eq(notices.dedupe_key, key), unread(user_id)));
};

/** What the team decided, by kind: one value beside each row, and no statement of its own. */
const decided = sql<Partial<Record<NoticeKind, NoticeRuleForm>>>`(select coalesce(jsonb_object_agg(kind,
  jsonb_build_object('is_active', is_active, 'reach', reach, 'by_mail', by_mail, 'timing', timing)), '{}') from ${noticeRules})`;

const chosen = { silenced: noticeSettings.silenced, unmailed: noticeSettings.unmailed };

/** Who of these companies may enter, what they may there, and what they chose to be told of. */
export const membersOf = (db: Reader, company_ids: readonly number[]) =>
  db
    .select({
      company_id: memberships.company_id,
      user_id: memberships.user_id,
      user_type: memberships.user_type,
      is_owner: memberships.is_owner,
      permissions: memberships.permissions,
      ...chosen,
      decided,
    })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.user_id), eq(users.is_active, true)))
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, memberships.user_id))
    .where(and(inArray(memberships.company_id, [...company_ids]), eq(memberships.is_active, true)));

/** These people, and what they chose to be told of. */
export const peopleOf = (db: Reader, user_ids: readonly number[]) =>
  db
    .select({ user_id: users.id, type: users.type, ...chosen, decided })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, users.id))
    .where(inArray(users.id, [...user_ids]));

/** Who of the team looks after these companies. */
export const analystsOf = (db: Reader, company_ids: readonly number[]) =>
  db
    .select({ company_id: companies.id, user_id: users.id, ...chosen, decided })
    .from(companies)
    .innerJoin(users, and(eq(users.id, companies.analyst_id), eq(users.is_active, true)))
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, users.id))
    .where(inArray(companies.id, [...company_ids]));

/** These of the team, whatever the companies. */
export const teamOf = (db: Reader, user_ids: readonly number[]) =>
  db
    .select({ user_id: users.id, ...chosen, decided })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, users.id))
    .where(and(inArray(users.id, [...user_ids]), eq(users.is_active, true)));

export const insert = async (tx: Tx, rows: (typeof notices.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.db.insert(notices).values(rows).onConflictDoNothing();
};

export const findSettings = async (db: Reader, user_id: number) => {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.user_id, user_id));
  return row ?? null;
};

export const rules = (db: Reader) => db.select().from(noticeRules);

/** The row of a kind of which nothing was decided, so that two first decisions at once meet in one. */
export const startRule = async (tx: Tx, kind: NoticeKind, rule: NoticeRuleForm): Promise<void> => {
  const by = tx.actor.user?.id ?? null;
  await tx.db
    .insert(noticeRules)
    .values({ ...rule, kind, created_at: tx.now, updated_at: tx.now, created_by: by, updated_by: by })
    .onConflictDoNothing();
};

export const findRule = async (db: Reader, kind: NoticeKind) => {
  const [row] = await db.select().from(noticeRules).where(eq(noticeRules.kind, kind));
  return row ?? null;
};

/** By kind, how many of what came since then stand in bells, and how many of these were read. */
export const countByKind = (db: Reader, since: string) =>
  db
    .select({
      kind: notices.kind,
      sent: sql<number>`count(*)`.mapWith(Number),
      read: sql<number>`count(${notices.read_at})`.mapWith(Number),
    })
    .from(notices)
    .where(and(gte(notices.created_at, since), eq(notices.in_bell, true)))
    .groupBy(notices.kind);

/** The row of who never chose, so that two first choices at once meet in one. */
export const startSettings = async (tx: Tx, user_id: number): Promise<void> => {
  await tx.db
    .insert(noticeSettings)
    .values({ user_id, created_at: tx.now, updated_at: tx.now, created_by: user_id, updated_by: user_id })
    .onConflictDoNothing();
};

const waits = (until: string) =>
  and(eq(notices.by_mail, true), isNull(notices.mailed_at), isNull(notices.withdrawn_at), lte(notices.mail_after, until));

/** People who may enter and for whom something waits to go by e-mail by `until`, or the one of an id, with what they chose. */
export const waitingPeople = (db: Reader, until: string, user_id?: number) =>
  db
    .selectDistinct({
      user_id: users.id,
      name: users.name,
      email: sql<string>`coalesce(${users.notifications_email}, ${users.email})`,
      is_digest: sql<boolean>`coalesce(${noticeSettings.is_digest}, false)`,
      quiet_from: sql<
        string | null
      >`case when ${noticeSettings.id} is null then ${DEFAULT_QUIET.quiet_from} else ${noticeSettings.quiet_from} end`,
      quiet_until: sql<
        string | null
      >`case when ${noticeSettings.id} is null then ${DEFAULT_QUIET.quiet_until} else ${noticeSettings.quiet_until} end`,
    })
    .from(notices)
    .innerJoin(users, and(eq(users.id, notices.user_id), eq(users.is_active, true), isNotNull(users.email_verified_at)))
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, users.id))
    .where(and(waits(until), user_id === undefined ? undefined : eq(users.id, user_id)));

/** What waits for a person and may go by `until`, some of it. */
export const waiting = (db: Reader, user_id: number, until: string) =>
  db
    .select({ id: notices.id, title: notices.title, body: notices.body, action_url: notices.action_url })
    .from(notices)
    .where(and(eq(notices.user_id, user_id), waits(until)))
    .orderBy(notices.id)
    .limit(50);

export const markMailed = async (db: Database, ids: readonly number[], now: string): Promise<void> => {
  await db
    .update(notices)
    .set({ mailed_at: now })
    .where(inArray(notices.id, [...ids]));
};

/** All of a message are taken back. */
export const withdraw = async (db: Transaction, { of, id }: Message, now: string): Promise<void> => {
  await db.update(notices).set({ withdrawn_at: now }).where(eq(notices[of], id));
};

export const deleteBefore = async (db: Database, before: string): Promise<void> => {
  await db.delete(notices).where(lt(notices.created_at, before));
};
