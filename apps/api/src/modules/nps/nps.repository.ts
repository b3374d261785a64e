import { and, asc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { users } from '../user/user.tables.ts';
import { npsAnswers, npsLinks, npsSurveys } from './nps.tables.ts';

/** The oldest survey that runs, asks that person and has no answer of theirs. */
export const findUnanswered = async (db: Reader, user_id: number): Promise<number | null> => {
  const [row] = await db
    .select({ id: npsSurveys.id })
    .from(npsSurveys)
    .innerJoin(users, asks(user_id))
    .leftJoin(npsAnswers, and(eq(npsAnswers.survey_id, npsSurveys.id), eq(npsAnswers.user_id, users.id)))
    .where(and(eq(npsSurveys.status, 'started'), isNull(npsAnswers.id)))
    .orderBy(asc(npsSurveys.start_at), asc(npsSurveys.id))
    .limit(1);
  return row?.id ?? null;
};

/** A survey that asks that person, held in its status until the transaction ends. Null for any other. */
export const holdAsked = async (db: Transaction, id: number, user_id: number) => {
  const [row] = await db
    .select({ id: npsSurveys.id, status: npsSurveys.status })
    .from(npsSurveys)
    .innerJoin(users, asks(user_id))
    .where(eq(npsSurveys.id, id))
    .for('share', { of: npsSurveys });
  return row ?? null;
};

/** Whether the person had not answered before: of two answers at once one wins. */
export const insertAnswer = async (db: Transaction, answer: typeof npsAnswers.$inferInsert): Promise<boolean> => {
  const rows = await db.insert(npsAnswers).values(answer).onConflictDoNothing().returning({ id: npsAnswers.id });
  return rows.length > 0;
};

/** What has not ended. */
export const openIds = async (db: Reader): Promise<number[]> => {
  const rows = await db
    .select({ id: npsSurveys.id })
    .from(npsSurveys)
    .where(ne(npsSurveys.status, 'concluded'))
    .orderBy(asc(npsSurveys.id));
  return rows.map(({ id }) => id);
};

/** Whom a running survey asks and who has not answered. */
const unanswered = (db: Reader, id: number, more: SQL | undefined) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(npsSurveys)
    .innerJoin(users, and(eq(users.type, 'doctor'), eq(users.is_active, true), isNotNull(users.email_verified_at), isAsked))
    .leftJoin(npsAnswers, and(eq(npsAnswers.survey_id, npsSurveys.id), eq(npsAnswers.user_id, users.id)))
    .leftJoin(npsLinks, and(eq(npsLinks.survey_id, npsSurveys.id), eq(npsLinks.user_id, users.id)))
    .where(and(eq(npsSurveys.id, id), eq(npsSurveys.status, 'started'), isNull(npsAnswers.id), more))
    .orderBy(asc(users.id));

/** Some of those after one id who have not its e-mail either. */
export const toAsk = (db: Reader, id: number, { after, limit }: { after: number; limit: number }) =>
  unanswered(db, id, and(isNull(npsLinks.id), gt(users.id, after))).limit(limit);

export const personToAsk = async (db: Reader, id: number, user_id: number) => {
  const [row] = await unanswered(db, id, eq(users.id, user_id));
  return row ?? null;
};

/** In the place of the person's former one, if there is one. */
export const putLink = async (db: Transaction, link: typeof npsLinks.$inferInsert): Promise<void> => {
  const { token_hash, sent_at } = link;
  await db
    .insert(npsLinks)
    .values(link)
    .onConflictDoUpdate({ target: [npsLinks.survey_id, npsLinks.user_id], set: { token_hash, sent_at } });
};

/** Whom a link asks, and about what, as long as the answer is still to come; null otherwise. */
export const findByToken = async (db: Reader, token_hash: string) => {
  const [row] = await db
    .select({ survey_id: npsLinks.survey_id, user_id: npsLinks.user_id })
    .from(npsLinks)
    .innerJoin(npsSurveys, eq(npsSurveys.id, npsLinks.survey_id))
    .leftJoin(npsAnswers, and(eq(npsAnswers.survey_id, npsSurveys.id), eq(npsAnswers.user_id, npsLinks.user_id)))
    .where(and(eq(npsLinks.token_hash, token_hash), eq(npsSurveys.status, 'started'), isNull(npsAnswers.id)));
  return row ?? null;
};

const isAsked = or(isNull(npsSurveys.audience), eq(npsSurveys.audience, sql`${users.doctor_role}`));

const asks = (user_id: number) => and(eq(users.id, user_id), isAsked);
