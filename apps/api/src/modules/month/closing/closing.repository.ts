import type { ListInput, Page } from '@esteto/contract/list';
import type { ClosingWorkload, MonthGuide } from '@esteto/contract/month/closing';
import { BOLETO_TAXES, obligationOfTax } from '@esteto/domain/money/boleto/boleto-form';
import { type ClosingFilters, closingFilters } from '@esteto/domain/month/closing/closing-form';
import { DONE_CLOSINGS } from '@esteto/domain/month/closing/closing-life';
import { closingDeadline } from '@esteto/domain/month/closing/closing-pace';
import type { SentOfMonth } from '@esteto/domain/month/closing/closing-sent';
import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { pile } from '../../../platform/database/pile.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { isWorking } from '../../../tables/company/company-standing.ts';
import { departmentMembers } from '../../../tables/department/department.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { notices } from '../../../tables/notice/notice.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import type { KeptClosing } from './closing-figures.ts';

const reviewers = alias(users, 'reviewers');

const columns = {
  ...getTableColumns(closings),
  company_name: closings.name,
  analyst_name: users.name,
  reviewer_name: reviewers.name,
};

const rows = (db: Reader) =>
  db
    .select(columns)
    .from(closings)
    .leftJoin(users, eq(users.id, closings.analyst_id))
    .leftJoin(reviewers, eq(reviewers.id, closings.reviewer_id));

type ListedClosing = Awaited<ReturnType<typeof rows>>[number];

export const list = (
  db: Reader,
  { month, person_id, ...input }: ListInput & Partial<ClosingFilters> & { month: string; person_id: number },
): Promise<Page<ListedClosing>> =>
  readPage(
    db,
    {
      input,
      orders: {
        company_name: closings.name,
        created_at: closings.created_at,
        since: closings.since,
        penalty: closings.penalty,
        status: closings.status_order,
        result: closings.result_order,
        turn: closings.turn_order,
        analyst_name: closings.analyst_order,
      },
      defaultOrder: 'company_name',
      id: closings.id,
      where: matching(db, month, input, person_id),
    },
    (where) => rows(db).where(where),
  );

/** `person_id`: who asks, for what is theirs. */
export const matching = (db: Reader, month: string, input: Partial<ClosingFilters>, person_id: number | null = null): SQL | undefined => {
  const { status, result, check, turn, analyst_id, department_id, mine, open, search } = input;
  return and(
    eq(closings.month, month),
    status ? eq(closings.status, status) : undefined,
    result ? eq(closings.result, result) : undefined,
    turn ? eq(closings.turn, turn) : undefined,
    check
      ? sql`jsonb_path_exists(${closings.checks}, '$[*] ? (@.key == $key && @.result != "ok")', ${JSON.stringify({ key: check })}::jsonb)`
      : undefined,
    analyst_id ? eq(closings.analyst_id, analyst_id) : undefined,
    department_id
      ? inArray(
          closings.analyst_id,
          db.select({ id: departmentMembers.user_id }).from(departmentMembers).where(eq(departmentMembers.department_id, department_id)),
        )
      : undefined,
    mine && person_id !== null ? eq(closings.analyst_id, person_id) : undefined,
    open ? notInArray(closings.status, [...DONE_CLOSINGS]) : undefined,
    search
      ? inArray(closings.company_id, db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, search)))
      : undefined,
  );
};

/** Guides of a month: what is paid by one, each with where it stands, and its guide where one was made. Cents. */
export const guidesOf = (company_id: SQL | PgColumn, month: SQL | PgColumn) => sql<MonthGuide[]>`(
  select coalesce(json_agg(json_build_object('obligation_id', ${monthlyObligations.id}, 'rule_key', ${monthlyObligations.rule_key},
    'status', ${monthlyObligations.status}, 'legal_date', ${monthlyObligations.legal_date},
    'amount', coalesce(${boletos.amount}, ${monthlyObligations.amount}), 'boleto_id', ${monthlyObligations.boleto_id},
    'guide_status', ${boletos.status}, 'pay_by', ${boletos.pay_by}, 'paid_on', ${monthlyObligations.paid_on})
    order by ${monthlyObligations.due_order}, ${monthlyObligations.id}), '[]')
  from ${monthlyObligations} left join ${boletos} on ${boletos.id} = ${monthlyObligations.boleto_id}
  where ${monthlyObligations.company_id} = ${company_id} and ${monthlyObligations.competence} = ${month}
    and ${inArray(monthlyObligations.rule_key, BOLETO_TAXES.map(obligationOfTax))})`;

export const detail = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ ...columns, guides: guidesOf(closings.company_id, closings.month) })
    .from(closings)
    .leftJoin(users, eq(users.id, closings.analyst_id))
    .leftJoin(reviewers, eq(reviewers.id, closings.reviewer_id))
    .where(eq(closings.id, id));
  if (!row) throw notFound();
  return row;
};

export const workload = (db: Reader, month: string): Promise<Omit<ClosingWorkload['analysts'][number], 'after_deadline'>[]> => {
  const count = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  return db
    .select({
      analyst_id: closings.analyst_id,
      analyst_name: users.name,
      total: sql<number>`count(*)`.mapWith(Number),
      done: count(inArray(closings.status, [...DONE_CLOSINGS])),
      with_client: count(eq(closings.status, 'awaiting_client')),
    })
    .from(closings)
    .leftJoin(users, eq(users.id, closings.analyst_id))
    .where(eq(closings.month, month))
    .groupBy(closings.analyst_id, users.name)
    .orderBy(asc(users.name));
};

const dayOf = (instant: SQL | PgColumn): SQL => sql`(${instant} at time zone 'America/Sao_Paulo')::date`;

/** Who was told of what a key names, in the order of their names. */
const toldOf = (key: SQL): SQL => sql`(select coalesce(json_agg(distinct ${users.name}), '[]') from ${notices}
  join ${users} on ${users.id} = ${notices.user_id} where ${notices.dedupe_key} like ${key})`;

/** What left the office of a month, and to whom. One statement. */
export const sentOfMonth = async (db: Reader, { id, company_id, month }: { id: number; company_id: number; month: string }) => {
  const closed = sql`${`closing-${id}-closed-%`}::text`;
  const { rows } = await db.execute<{ sent: SentOfMonth }>(sql`select json_build_object(
    'guides', (select coalesce(json_agg(json_build_object('description', ${boletos.description}, 'on', ${dayOf(boletos.created_at)},
        'to', ${toldOf(sql`'boleto-' || ${boletos.id} || '-created'`)}, 'seen_on', ${dayOf(boletos.viewed_at)}, 'paid_on', ${boletos.paid_on})
        order by ${boletos.id}), '[]')
      from ${boletos} where ${and(
        eq(boletos.company_id, company_id),
        eq(boletos.competence, month),
        eq(boletos.kind, 'tax'),
        isNull(boletos.taxpayer_id),
        ne(boletos.status, 'canceled'),
      )}),
    'delivered', (select coalesce(json_agg(json_build_object('rule_key', ${monthlyObligations.rule_key}, 'rule_name', ${monthlyObligations.rule_name},
        'on', ${monthlyObligations.delivered_on}, 'protocol_number', ${monthlyObligations.protocol_number}) order by ${monthlyObligations.delivered_on}, ${monthlyObligations.id}), '[]')
      from ${monthlyObligations} where ${and(
        eq(monthlyObligations.company_id, company_id),
        eq(monthlyObligations.competence, month),
        isNotNull(monthlyObligations.delivered_on),
      )}),
    'closed', (select json_build_object('on', ${dayOf(sql`max(${notices.created_at})`)}, 'to', ${toldOf(closed)})
      from ${notices} where ${notices.dedupe_key} like ${closed} having count(*) > 0)) as sent`);
  return rows[0]?.sent ?? { guides: [], delivered: [], closed: null };
};

/** What was kept of the months of a company that are closed. */
export const kept = async (db: Reader, company_id: number, from: string, to: string): Promise<KeptClosing[]> => {
  const rows = await db
    .select({ month: closings.month, figures: closings.figures, das_official: closings.das_official })
    .from(closings)
    .where(and(eq(closings.company_id, company_id), between(closings.month, from, to), isNotNull(closings.figures)));
  return rows.flatMap(({ figures, ...row }) => (figures ? [{ ...row, figures }] : []));
};

/** So many after one id. */
type Some = { after: number; limit: number };

/** Companies that work, were open in a month and have no closing of it yet, some of them. */
export const toOpen = (db: Reader, month: string, { after, limit }: Some) =>
  db
    .select({ id: companies.id, name: companies.name, analyst_id: companies.analyst_id })
    .from(companies)
    .where(
      and(
        gt(companies.id, after),
        isWorking,
        or(isNull(companies.opening_date), lt(companies.opening_date, firstDayOf(addCompetence(month, 1)))),
        notExists(
          db
            .select({ id: closings.id })
            .from(closings)
            .where(and(eq(closings.company_id, companies.id), eq(closings.month, month))),
        ),
      ),
    )
    .orderBy(asc(companies.id))
    .limit(limit);

/** Those of a month that the checks may still move. */
export const openIds = async (db: Reader, month: string, { after, limit }: Some): Promise<number[]> => {
  const open = and(eq(closings.month, month), notInArray(closings.status, [...DONE_CLOSINGS]), gt(closings.id, after));
  const rows = await db.select({ id: closings.id }).from(closings).where(open).orderBy(asc(closings.id)).limit(limit);
  return rows.map(({ id }) => id);
};

/** Those that they still may, locked. */
export const lockOpen = (tx: Tx, ids: readonly number[]) =>
  tx.db
    .select()
    .from(closings)
    .where(and(inArray(closings.id, [...ids]), notInArray(closings.status, [...DONE_CLOSINGS])))
    .orderBy(asc(closings.id))
    .for('update');

/** Closings of the month that the list opens with. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader, today: string) => {
  const month = addCompetence(competenceOf(today), -1);
  return {
    closings: pile(closingFilters, {
      from: closings,
      person: closings.analyst_id,
      since: closings.created_at,
      due: sql`${closingDeadline(month)}::date`,
      where: (filters) => matching(db, month, filters),
    }),
  };
};

/** The company that a closing is of. */
export const ownerOf = async (db: Reader, id: number) => {
  const [owner] = await db
    .select({ company_id: closings.company_id, month: closings.month, status: closings.status, cnpj: companies.cnpj })
    .from(closings)
    .innerJoin(companies, eq(companies.id, closings.company_id))
    .where(eq(closings.id, id));
  if (!owner) throw notFound();
  return owner;
};

export const ofMonth = (company_id: number, month: string): SQL | undefined =>
  and(eq(closings.company_id, company_id), eq(closings.month, month));
