import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { users } from '../user/user.tables.ts';
import { npsAnswers, npsSurveys } from './nps.tables.ts';

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

/** What has not ended, locked. */
export const lockOpen = (db: Transaction) => db.select().from(npsSurveys).where(ne(npsSurveys.status, 'concluded')).for('update');

const asks = (user_id: number) =>
  and(eq(users.id, user_id), or(isNull(npsSurveys.audience), eq(npsSurveys.audience, sql`${users.doctor_role}`)));
