import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { npsAnswers, npsInvitations, npsSurveys } from '../../../tables/nps/nps.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

const isUnanswered = isNull(npsAnswers.id);

const itsAnswer = and(eq(npsAnswers.survey_id, npsInvitations.survey_id), eq(npsAnswers.user_id, npsInvitations.user_id));

/** The oldest survey that runs, asks that person and has no answer of theirs. */
export const findUnanswered = async (db: Reader, user_id: number): Promise<number | null> => {
  const [row] = await db
    .select({ id: npsSurveys.id })
    .from(npsInvitations)
    .innerJoin(npsSurveys, eq(npsSurveys.id, npsInvitations.survey_id))
    .leftJoin(npsAnswers, itsAnswer)
    .where(and(eq(npsInvitations.user_id, user_id), eq(npsSurveys.status, 'started'), isUnanswered))
    .orderBy(asc(npsSurveys.start_at), asc(npsSurveys.id))
    .limit(1);
  return row?.id ?? null;
};

/** A survey that asks that person, held in its status until the transaction ends. Null for any other. */
export const holdAsked = async (db: Transaction, id: number, user_id: number) => {
  const [row] = await db
    .select({
      id: npsSurveys.id,
      status: npsSurveys.status,
      company_id: npsInvitations.company_id,
      /** Who looks after the company now. */
      analyst_id: companies.analyst_id,
      name: users.name,
    })
    .from(npsInvitations)
    .innerJoin(npsSurveys, eq(npsSurveys.id, npsInvitations.survey_id))
    .innerJoin(companies, eq(companies.id, npsInvitations.company_id))
    .innerJoin(users, eq(users.id, npsInvitations.user_id))
    .where(and(eq(npsInvitations.survey_id, id), eq(npsInvitations.user_id, user_id)))
    .for('share', { of: npsSurveys });
  return row ?? null;
};

/** Its id; null where the person had answered before: of two answers at once one wins. */
export const insertAnswer = async (db: Transaction, answer: typeof npsAnswers.$inferInsert): Promise<number | null> => {
  const [row] = await db.insert(npsAnswers).values(answer).onConflictDoNothing().returning({ id: npsAnswers.id });
  return row?.id ?? null;
};

/** People whom a running survey asks and who have not answered. */
const unanswered = (db: Reader, id: number, more: SQL | undefined) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(npsInvitations)
    .innerJoin(npsSurveys, eq(npsSurveys.id, npsInvitations.survey_id))
    .innerJoin(users, and(eq(users.id, npsInvitations.user_id), eq(users.is_active, true)))
    .leftJoin(npsAnswers, itsAnswer)
    .where(and(eq(npsSurveys.id, id), eq(npsSurveys.status, 'started'), isUnanswered, more))
    .orderBy(asc(users.id));

/** Some of those after one id who have not its e-mail either. */
export const toAsk = (db: Reader, id: number, { after, limit }: { after: number; limit: number }) =>
  unanswered(db, id, and(isNull(npsInvitations.sent_at), gt(users.id, after))).limit(limit);

export const personToAsk = async (db: Reader, id: number, user_id: number) => {
  const [row] = await unanswered(db, id, eq(users.id, user_id));
  return row ?? null;
};

type Link = { survey_id: number; user_id: number; token_hash: string; sent_at: string };

/** In the place of the person's former one, if there is one. */
export const putLink = async (db: Transaction, { survey_id, user_id, token_hash, sent_at }: Link): Promise<void> => {
  await db
    .update(npsInvitations)
    .set({ token_hash, sent_at })
    .where(and(eq(npsInvitations.survey_id, survey_id), eq(npsInvitations.user_id, user_id)));
};

/** The survey and the person that a link asks, as long as the answer is still to come; null otherwise. */
export const findByToken = async (db: Reader, token_hash: string) => {
  const [row] = await db
    .select({ survey_id: npsInvitations.survey_id, user_id: npsInvitations.user_id })
    .from(npsInvitations)
    .innerJoin(npsSurveys, eq(npsSurveys.id, npsInvitations.survey_id))
    .leftJoin(npsAnswers, itsAnswer)
    .where(and(eq(npsInvitations.token_hash, token_hash), eq(npsSurveys.status, 'started'), isUnanswered));
  return row ?? null;
};
