import type { ProfitMovement, ProfitRow } from '@esteto/contract/money/profit-distribution';
import { SAME_MONEY_DAYS } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { and, asc, desc, eq, gte, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { isInForce } from '../../../tables/boleto/boleto-scope.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { profitDistributions as profits } from '../../../tables/profit-distribution/profit-distribution.tables.ts';
import { filedReinfs, type Partner, partnersOf as partnersIn } from '../../../tables/profit-distribution/profit-scope.ts';
import { reconciliations } from '../../../tables/reconciliation/reconciliation.tables.ts';
import { bankTransactions } from '../../../tables/statement/statement.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { expenseAmount, isExpense } from '../reconciliation/reconciliation-scope.ts';

export const ofCompany = (company_id: number): SQL => eq(profits.company_id, company_id);

// The names of the tables stand, which drizzle leaves out of a select of one.

/** The person, the same whichever company pays: the CPF, as far as it is known. */
export const personKey = sql<string>`coalesce(${doctors.cpf}, ${profits.person_cpf}, 'u' || ${profits.user_id})`;

export const personName = sql<string>`coalesce(${users.name}, ${profits.person_name})`;

export const personCpf = sql<string | null>`coalesce(${doctors.cpf}, ${profits.person_cpf})`;

/** So many distributions of a company in one year are read at once. */
const MOST_OF_YEAR = 2_000;

/** The distributions of a company in a year with those that were voided, the last first. One statement. */
export const ofYear = (db: Reader, company_id: number, year: number): Promise<ProfitRow[]> =>
  db
    .select({
      id: profits.id,
      version: profits.version,
      created_at: profits.created_at,
      updated_at: profits.updated_at,
      user_id: profits.user_id,
      person: personKey,
      person_name: personName,
      person_cpf: personCpf,
      paid_on: profits.paid_on,
      amount: profits.amount,
      is_earlier: profits.is_earlier,
      origin: profits.origin,
      note: profits.note,
      is_matched: sql<boolean>`${profits.reconciliation_id} is not null`,
      voided_at: profits.voided_at,
      void_reason: profits.void_reason,
    })
    .from(profits)
    .leftJoin(users, eq(users.id, profits.user_id))
    .leftJoin(doctors, eq(doctors.user_id, profits.user_id))
    .where(and(ofCompany(company_id), gte(profits.paid_on, `${year}-01-01`), lte(profits.paid_on, `${year}-12-31`)))
    .orderBy(desc(profits.paid_on), desc(profits.id))
    .limit(MOST_OF_YEAR);

type Guide = { id: number; month: string; status: typeof boletos.$inferSelect.status; amount: number; due_date: string };

const COMPANY: SQL = sql`companies.id`;

const partners = partnersIn(COMPANY);

/** What other companies paid in a year to those whom this one knows; `only`: to one of them alone, since nobody else's money is theirs to see. */
const elsewhere = (year: number, only: number | null) => sql<{ person: string; amount: number }[]>`(
  select coalesce(json_agg(paid), '[]') from (
    select coalesce(doctor.cpf, other.person_cpf, 'u' || other.user_id) as person, sum(other.amount)::float8 as amount
    from ${profits} other left join ${doctors} doctor on doctor.user_id = other.user_id
    where other.company_id <> companies.id and other.voided_at is null and not other.is_earlier
      and other.paid_on between ${`${year}-01-01`} and ${`${year}-12-31`}
      and ${only === null ? knownHere : sql`other.user_id = ${only}`}
    group by 1) paid)`;

const knownHere: SQL = sql`(other.user_id in (select tie.user_id from ${memberships} tie where tie.company_id = companies.id and tie.user_type = 'partner')
  or other.person_cpf in (select own.person_cpf from ${profits} own where own.company_id = companies.id))`;

/** A company with what its year is judged by. One statement. */
export const company = async (db: Reader, company_id: number, { year, only }: { year: number; only: number | null }) => {
  const [row] = await db
    .select({
      id: companies.id,
      name: companies.name,
      cnpj: companies.cnpj,
      partners,
      elsewhere: elsewhere(year, only),
      free: sql<
        (number | null)[]
      >`(select coalesce(json_agg((${closings.figures} ->> 'dividends_free')::float8 order by ${closings.month}), '[]') from ${closings}
        where ${closings.company_id} = companies.id and ${closings.status} = 'closed' and ${closings.month} like ${`${year}-%`})`,
      guides: sql<
        Guide[]
      >`(select coalesce(json_agg(json_build_object('id', ${boletos.id}, 'month', ${boletos.competence}, 'status', ${boletos.status},
          'amount', ${boletos.amount}, 'due_date', ${boletos.due_date})), '[]') from ${boletos}
        where ${boletos.company_id} = companies.id and ${boletos.taxpayer_id} is null and ${boletos.tax_key} = 'irrf_profits' and ${isInForce}
          and ${boletos.competence} like ${`${year}-%`})`,
      filed: filedReinfs(COMPANY),
    })
    .from(companies)
    .where(eq(companies.id, company_id));
  if (!row) throw notFound();
  return row;
};

/** Somebody said of the movement whose it is, whether or not that stands. */
const isNamed = (db: Reader, more?: SQL) =>
  db
    .select({ id: profits.id })
    .from(profits)
    .where(and(eq(profits.reconciliation_id, reconciliations.id), more));

/** Movements that were said to be profits and of which nobody said whose. */
const movements = (db: Reader, company_id: number, isOpen: SQL) =>
  db
    .select({
      id: bankTransactions.id,
      reconciliation_id: reconciliations.id,
      date: bankTransactions.date,
      memo: bankTransactions.memo,
      amount: expenseAmount.mapWith(Number),
    })
    .from(bankTransactions)
    .innerJoin(reconciliations, eq(reconciliations.transaction_id, bankTransactions.id))
    .where(and(isExpense(company_id), eq(reconciliations.category, 'profit'), isOpen))
    .orderBy(asc(bankTransactions.date), asc(bankTransactions.id))
    .limit(MOST_OF_YEAR);

export const waiting = (db: Reader, company_id: number): Promise<(ProfitMovement & { reconciliation_id: number })[]> =>
  movements(db, company_id, notExists(isNamed(db, isNull(profits.voided_at))));

/** Those that were never told of: one whose owner was said and taken back waits for a person. */
export const untold = (db: Reader, company_id: number) => movements(db, company_id, notExists(isNamed(db)));

/** The company, held until the end of the transaction: its profits are told one after the other. */
export const hold = async (tx: Tx, company_id: number): Promise<void> => {
  const [row] = await tx.db.select({ id: companies.id }).from(companies).where(eq(companies.id, company_id)).for('no key update');
  if (!row) throw notFound();
};

/** Several of them, in order of id. */
export const holdAll = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.db
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(asc(companies.id))
    .for('no key update');
};

export const partnersOf = async (db: Reader, company_id: number): Promise<Partner[]> => {
  const [row] = await db.select({ partners }).from(companies).where(eq(companies.id, company_id));
  return row?.partners ?? [];
};

/** What stands of the same amount within some days of another, and may be the same money. */
export const alike = (company_id: number, { date, amount }: { date: string; amount: number }): SQL | undefined =>
  and(
    ofCompany(company_id),
    isNull(profits.voided_at),
    eq(profits.amount, amount),
    sql`${profits.paid_on} between ${date}::date - ${SAME_MONEY_DAYS}::int and ${date}::date + ${SAME_MONEY_DAYS}::int`,
  );

/** Those of them that a person wrote and no movement says yet, of anybody or of one partner. */
export const writtenAs = (
  company_id: number,
  { date, amount }: { date: string; amount: number },
  user_id: number | null,
): SQL | undefined =>
  and(alike(company_id, { date, amount }), isNull(profits.reconciliation_id), user_id === null ? undefined : eq(profits.user_id, user_id));

/** Whether the month's Reinf left, or its closing read it: what they say is not taken back without the office. */
export const whoRead = async (db: Reader, company_id: number, month: string): Promise<{ is_filed: boolean; is_closed: boolean }> => {
  const [row] = await db
    .select({
      is_filed: sql<boolean>`${filedReinfs(COMPANY)}::jsonb ? ${month}::text`,
      is_closed: sql<boolean>`exists (select from ${closings} where ${closings.company_id} = companies.id and ${closings.month} = ${month}
        and ${closings.status} = 'closed')`,
    })
    .from(companies)
    .where(eq(companies.id, company_id));
  return row ?? { is_filed: false, is_closed: false };
};

/** Months of a company, from one on, in which profits or the guide of their tax stand. */
export const monthsToFollow = async (db: Reader, company_id: number, from: string): Promise<string[]> => {
  const rows = await db.execute<{ month: string }>(sql`
    select to_char(${profits.paid_on}, 'YYYY-MM') as month from ${profits} where ${ofCompany(company_id)} and ${profits.paid_on} >= ${`${from}-01`}
    union select ${boletos.competence} from ${boletos}
    where ${boletos.company_id} = ${company_id} and ${boletos.tax_key} = 'irrf_profits' and ${boletos.competence} >= ${from} and ${isInForce} order by 1`);
  return rows.rows.map(({ month }) => month);
};
