import { boletoMachine, OPEN_BOLETOS } from '@esteto/domain/money/boleto/boleto-life';
import { BOLETO_REMINDED_AHEAD, LAST_BOLETO_REMINDER } from '@esteto/domain/money/boleto/boleto-standing';
import { addDays } from '@esteto/domain/shared/date/date';
import { and, asc, between, eq, getTableColumns, gt, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { placeColumns } from './boleto.repository.ts';

// Boletos that the calendar moves: past their day, near a holiday, to be reminded of.

/** Its day is over, and still to be told so. */
const isDue = (today: string): SQL | undefined =>
  and(inArray(boletos.status, boletoMachine.statusesFor('expire')), lt(boletos.pay_by, today));

/** Some of those after one id. */
export const dueIds = (db: Reader, today: string, some: Some): Promise<number[]> => someIds(db, isDue(today), some);

type Some = { after: number; limit: number };

const someIds = async (db: Reader, where: SQL | undefined, { after, limit }: Some): Promise<number[]> => {
  const rows = await db
    .select({ id: boletos.id })
    .from(boletos)
    .where(and(where, gt(boletos.id, after)))
    .orderBy(asc(boletos.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Those that still are, locked; what somebody else holds is left out. */
export const lockDue = (db: Transaction, today: string, ids: readonly number[]) =>
  db
    .select()
    .from(boletos)
    .where(and(isDue(today), inArray(boletos.id, [...ids])))
    .orderBy(asc(boletos.id))
    .for('update', { skipLocked: true });

/** A day is moved over a weekend and the holidays beside it, never farther. */
const FARTHEST = 15;

/** Some of those after one id that wait for their money and whose day a holiday may move. */
export const idsAround = (db: Reader, holiday: string, some: Some): Promise<number[]> => {
  const around = between(boletos.due_date, addDays(holiday, -FARTHEST), addDays(holiday, FARTHEST));
  return someIds(db, and(inArray(boletos.status, [...OPEN_BOLETOS]), around), some);
};

/** Their last day is near or past, and who pays may have to be reminded: neither of what they told as paid nor of what they asked for anew. */
const mayBeReminded = (today: string): SQL | undefined =>
  and(
    inArray(boletos.status, [...OPEN_BOLETOS]),
    lte(boletos.pay_by, addDays(today, BOLETO_REMINDED_AHEAD)),
    sql`${boletos.reminder} is distinct from ${LAST_BOLETO_REMINDER}`,
    isNull(boletos.claimed_on),
    isNull(boletos.new_guide_asked_on),
  );

/** Some of those after one id. */
export const idsToRemind = (db: Reader, today: string, some: Some): Promise<number[]> => someIds(db, mayBeReminded(today), some);

export const toRemind = (today: string, ids: readonly number[]): SQL | undefined =>
  and(mayBeReminded(today), inArray(boletos.id, [...ids]));

/** Those that still wait, locked, each with where its company is. */
export const lockOpen = (db: Transaction, ids: readonly number[]) =>
  db
    .select({ ...getTableColumns(boletos), ...placeColumns })
    .from(boletos)
    .innerJoin(companies, eq(companies.id, boletos.company_id))
    .where(and(inArray(boletos.id, [...ids]), inArray(boletos.status, [...OPEN_BOLETOS])))
    .orderBy(asc(boletos.id))
    .for('update', { of: boletos });

/** Where the companies are that pay. */
export const placesOf = (db: Reader, payers: readonly { company_id: number }[]) =>
  db
    .select({ id: companies.id, ...placeColumns })
    .from(companies)
    .where(
      inArray(
        companies.id,
        payers.map(({ company_id }) => company_id),
      ),
    );
