import { addDays } from '@esteto/domain/shared/date/date';
import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { isUnpaid } from '../../../tables/boleto/boleto-scope.ts';
import { companies } from '../../../tables/company/company.tables.ts';

type Some = { after: number; limit: number };
type Rule = { today: string; days: number };

/** Fees of the company that nobody has paid. */
const unpaidFees = (db: Reader, when: SQL | undefined) =>
  db
    .select({ id: boletos.id })
    .from(boletos)
    .where(and(eq(boletos.company_id, companies.id), eq(boletos.kind, 'fee'), isUnpaid, when));

const among = (ids: readonly number[] | undefined): SQL | undefined => ids && inArray(companies.id, [...ids]);

/** The rule made it delinquent, and no fee whose day is over is left. */
export const hasPaid = (db: Reader, today: string, ids?: readonly number[]): SQL | undefined =>
  and(
    among(ids),
    eq(companies.is_delinquent_by_rule, true),
    eq(companies.accounting_status, 'delinquent'),
    notExists(unpaidFees(db, lt(boletos.pay_by, today))),
  );

/** A fee is late by so many days, of which the team knew nothing when it last set how the company stands. */
export const isLate = (db: Reader, { today, days }: Rule, ids?: readonly number[]): SQL | undefined => {
  const isNews = or(isNull(companies.status_set_on), gt(boletos.pay_by, sql`${companies.status_set_on} - ${days}::int`));
  return and(
    among(ids),
    eq(companies.accounting_status, 'active'),
    exists(unpaidFees(db, and(lte(boletos.pay_by, addDays(today, -days)), isNews))),
  );
};

const someIds = async (db: Reader, where: SQL | undefined, { after, limit }: Some): Promise<number[]> => {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(where, gt(companies.id, after)))
    .orderBy(asc(companies.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const paidIds = (db: Reader, today: string, some: Some): Promise<number[]> => someIds(db, hasPaid(db, today), some);

export const lateIds = (db: Reader, rule: Rule, some: Some): Promise<number[]> => someIds(db, isLate(db, rule), some);
