import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import type { RecordFile } from '@esteto/contract/record-file';
import type { ObligationKey } from '@esteto/domain/law/obligation/obligation-rule';
import type { BoletoTax } from '@esteto/domain/money/boleto/boleto-form';
import { type MonthlyObligationFilters, monthlyObligationFilters } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { monthlyObligationMachine, OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import type { ObligationGuide } from '@esteto/domain/month/monthly-obligation/obligation-guide';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { and, asc, between, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { pile } from '../../../platform/database/pile.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { isInForce } from '../../../tables/boleto/boleto-scope.ts';
import { bookCompanyOf } from '../../../tables/cash-book/book-company.ts';
import { cashBookMonths } from '../../../tables/cash-book/cash-book.tables.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import {
  monthlyObligationFiles as kept,
  monthlyObligations,
  monthlyObligations as obligations,
} from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { obligationRules } from '../../../tables/obligation-rule/obligation-rule.tables.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { profitsSinceFiled } from '../../../tables/profit-distribution/profit-scope.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { seenAt } from './office-rules.repository.ts';

export const list = (db: Reader, input: InputOf<typeof monthlyObligation.list>): Promise<Page<ListedObligation>> =>
  readPage(
    db,
    {
      input,
      orders: { legal_date: obligations.due_order, created_at: obligations.created_at },
      defaultOrder: 'legal_date',
      id: obligations.id,
      where: matching(db, input),
    },
    (where) => rows(db).where(where),
  );

const columns = {
  ...getTableColumns(obligations),
  company_name: companies.name,
  company_observations: companies.monthly_obligations_observations,
  state: sql<string | null>`${companies.address} ->> 'state'`,
  ibge: sql<string | null>`${companies.address} ->> 'ibge'`,
  analyst_name: users.name,
  guide_status: boletos.status,
};

export const rows = (db: Reader) =>
  db
    .select(columns)
    .from(obligations)
    .innerJoin(companies, eq(companies.id, obligations.company_id))
    .leftJoin(boletos, eq(boletos.id, obligations.boleto_id))
    .leftJoin(users, eq(users.id, obligations.analyst_id));

/** With its files, the newest first. */
export const detail = async (db: Reader, id: number) => {
  const [row] = await db
    .select({
      ...columns,
      rule: getTableColumns(obligationRules),
      seen_at: seenAt,
      profits_since: profitsSinceFiled,
      guide: { id: boletos.id, status: boletos.status, amount: boletos.amount, pay_by: boletos.pay_by, paid_on: boletos.paid_on },
      files: sql<RecordFile[]>`(
        select coalesce(json_agg(json_build_object('id', ${files.id}, 'name', ${files.name}, 'mime', ${files.mime}, 'size', ${files.size},
          'created_at', ${files.created_at}) order by ${files.created_at} desc, ${kept.id} desc), '[]')
        from ${kept} join ${files} on ${files.id} = ${kept.file_id}
        where ${kept.obligation_id} = ${obligations.id} and ${kept.removed_at} is null)`,
    })
    .from(obligations)
    .innerJoin(companies, eq(companies.id, obligations.company_id))
    .leftJoin(boletos, eq(boletos.id, obligations.boleto_id))
    .leftJoin(users, eq(users.id, obligations.analyst_id))
    .leftJoin(obligationRules, eq(obligationRules.id, obligations.rule_id))
    .where(eq(obligations.id, id));
  if (!row) throw notFound();
  return { ...row, files: row.files.map((file) => ({ ...file, created_at: new Date(file.created_at).toISOString() })) };
};

export type ListedObligation = Awaited<ReturnType<typeof rows>>[number];

export const matching = (db: Reader, input: Partial<MonthlyObligationFilters>): SQL | undefined =>
  and(
    input.month ? eq(obligations.due_month, input.month) : undefined,
    input.rule_key ? eq(obligations.rule_key, input.rule_key) : undefined,
    input.status ? eq(obligations.status, input.status) : undefined,
    input.analyst_id ? eq(obligations.analyst_id, input.analyst_id) : undefined,
    input.open ? inArray(obligations.status, OPEN_OBLIGATIONS) : undefined,
    input.search ? inArray(obligations.company_id, companiesNamed(db, input.search)) : undefined,
  );

const companiesNamed = (db: Reader, search: string) =>
  db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, search));

/** What those companies already have that falls due in a month or belongs to a competence that does. */
export const existing = (db: Transaction, company_ids: readonly number[], competences: readonly string[]) =>
  db
    .select()
    .from(obligations)
    .where(and(inArray(obligations.company_id, [...company_ids]), inArray(obligations.competence, [...competences])))
    .orderBy(asc(obligations.id))
    .for('update');

/** What those companies have open that falls due in a month or beside it, locked. */
export const dueAround = (db: Transaction, company_ids: readonly number[], month: string) =>
  db
    .select()
    .from(obligations)
    .where(
      and(
        inArray(obligations.company_id, [...company_ids]),
        between(obligations.due_month, addCompetence(month, -1), addCompetence(month, 1)),
        inArray(obligations.status, OPEN_OBLIGATIONS),
      ),
    )
    .orderBy(asc(obligations.id))
    .for('update');

/** The obligations to deliver the income tax of an exercise that are still open, locked. */
export const returnsOf = (db: Transaction, company_ids: readonly number[], exercise_year: number) =>
  db
    .select()
    .from(obligations)
    .where(
      and(
        inArray(obligations.company_id, [...company_ids]),
        eq(obligations.rule_key, 'dirpf'),
        eq(obligations.competence, `${calendarYearOf(exercise_year)}-12`),
        inArray(obligations.status, OPEN_OBLIGATIONS),
      ),
    )
    .orderBy(asc(obligations.id))
    .for('update');

/** The closed months of those companies, as '<company> <month>': they take no new obligation. */
export const closedMonths = async (db: Reader, company_ids: readonly number[], months: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ company_id: closings.company_id, month: closings.month })
    .from(closings)
    .where(and(inArray(closings.company_id, [...company_ids]), inArray(closings.month, [...months]), eq(closings.status, 'closed')));
  return new Set(rows.map(({ company_id, month }) => `${company_id} ${month}`));
};

type OfTax = { company_id: number; rule_key: BoletoTax & ObligationKey; competence: string };

export const ofTax = ({ company_id, rule_key, competence }: OfTax): SQL | undefined =>
  and(eq(obligations.company_id, company_id), eq(obligations.rule_key, rule_key), eq(obligations.competence, competence));

/** The guides of a tax and month that are in force, in the order in which they were made. */
export const guidesOf = (db: Reader, { company_id, rule_key, competence }: OfTax): Promise<ObligationGuide[]> =>
  db
    .select({
      id: boletos.id,
      amount: boletos.amount,
      made_on: sql<string>`to_char(boletos.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`,
      due_date: boletos.due_date,
      paid_on: sql<string | null>`case when ${isPaidBoleto} then boletos.paid_on end`,
    })
    .from(boletos)
    .where(and(isInForce, eq(boletos.company_id, company_id), eq(boletos.tax_key, rule_key), eq(boletos.competence, competence)))
    .orderBy(asc(boletos.id));

const isPaidBoleto = inArray(boletos.status, ['paid', 'paid_late']);

/** Still open although their guide was made, of months that are over; some of those after one id. */
export const unfollowed = (db: Reader, today: string, { after, limit }: { after: number; limit: number }) =>
  db
    .selectDistinct({
      id: obligations.id,
      company_id: obligations.company_id,
      rule_key: obligations.rule_key,
      competence: obligations.competence,
    })
    .from(obligations)
    .innerJoin(
      boletos,
      and(
        eq(boletos.company_id, obligations.company_id),
        eq(boletos.tax_key, sql`${obligations.rule_key}`),
        eq(boletos.competence, obligations.competence),
        isInForce,
      ),
    )
    .where(and(inArray(obligations.status, OPEN_OBLIGATIONS), lt(obligations.competence, competenceOf(today)), gt(obligations.id, after)))
    .orderBy(asc(obligations.id))
    .limit(limit);

export const chosen = (ids: readonly number[]): SQL | undefined => inArray(obligations.id, [...ids]);

/** Fell due before a day, still to be told so. */
const isDue = (today: string): SQL | undefined =>
  and(inArray(obligations.status, monthlyObligationMachine.statusesFor('expire')), lt(obligations.due_order, today));

/** Some of those after one id. */
export const dueIds = async (db: Reader, today: string, { after, limit }: { after: number; limit: number }): Promise<number[]> => {
  const due = and(isDue(today), gt(obligations.id, after));
  const rows = await db.select({ id: obligations.id }).from(obligations).where(due).orderBy(asc(obligations.id)).limit(limit);
  return rows.map(({ id }) => id);
};

/** Those that still are, locked; what somebody else holds is left out. */
export const lockDue = (db: Transaction, today: string, ids: readonly number[]) =>
  db
    .select()
    .from(obligations)
    .where(and(isDue(today), inArray(obligations.id, [...ids])))
    .orderBy(asc(obligations.id))
    .for('update', { skipLocked: true });

/**
 * The carnê-leão of those of these months that are closed in the cash books which the office looks after with the company, cents, by 'company month'.
 * No statement where there are none.
 */
export const closedCarneLeao = async (
  db: Reader,
  months: readonly { company_id: number; competence: string }[],
): Promise<Map<string, number>> => {
  if (months.length === 0) return new Map();
  const wanted = months.map(({ company_id, competence }) =>
    and(eq(memberships.company_id, company_id), eq(cashBookMonths.month, competence)),
  );
  const closed = await db
    .select({
      company_id: memberships.company_id,
      month: cashBookMonths.month,
      darf: sql<number>`sum((${cashBookMonths.figures} ->> 'darf')::bigint)`.mapWith(Number),
    })
    .from(cashBookMonths)
    .innerJoin(memberships, eq(memberships.user_id, cashBookMonths.user_id))
    .where(
      and(
        eq(cashBookMonths.month_status, 'closed'),
        isNotNull(cashBookMonths.figures),
        eq(memberships.company_id, bookCompanyOf(memberships.user_id)),
        or(...wanted),
      ),
    )
    .groupBy(memberships.company_id, cashBookMonths.month);
  return new Map(closed.map(({ company_id, month, darf }) => [`${company_id} ${month}`, darf]));
};

const isKept = (obligation_id: number) => and(eq(kept.obligation_id, obligation_id), isNull(kept.removed_at));

export const filesOf = (db: Reader, obligation_id: number): Promise<RecordFile[]> =>
  db
    .select({ id: files.id, name: files.name, mime: files.mime, size: files.size, created_at: files.created_at })
    .from(kept)
    .innerJoin(files, eq(files.id, kept.file_id))
    .where(isKept(obligation_id))
    .orderBy(desc(files.created_at), desc(kept.id));

/** Its company too; 404 for a file that the obligation does not have. */
export const findFile = async (db: Reader, obligation_id: number, file_id: string) => {
  const [row] = await db
    .select({ id: kept.id, company_id: obligations.company_id })
    .from(kept)
    .innerJoin(obligations, eq(obligations.id, kept.obligation_id))
    .where(and(isKept(obligation_id), eq(kept.file_id, file_id)));
  if (!row) throw notFound();
  return row;
};

export const removeFile = async (tx: Tx, obligation_id: number, file_id: string): Promise<{ company_id: number }> => {
  const { id, company_id } = await findFile(tx.db, obligation_id, file_id);
  const row = await tx.lock(kept, { id, version: null, scope: isKept(obligation_id) });
  await tx.change(kept, row, { removed_at: tx.now }, { action: 'monthly_obligation_file.removed', company_id });
  return { company_id };
};

/** Obligations that are to be delivered. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader) => ({
  obligations: pile(monthlyObligationFilters, {
    from: monthlyObligations,
    person: monthlyObligations.analyst_id,
    due: monthlyObligations.due_order,
    where: (filters) => matching(db, filters),
  }),
});
