import type { ClosingWorkload } from '@esteto/contract/closing';
import type { ListInput, Page } from '@esteto/contract/list';
import type { ClosingFilters } from '@esteto/domain/closing/closing-form';
import type { ClosingStatus } from '@esteto/domain/closing/closing-life';
import { and, asc, between, eq, getTableColumns, gt, inArray, isNotNull, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readPage } from '../../platform/http/paging.ts';
import type { Tx } from '../../platform/work/work.ts';
import { closings } from '../../tables/closing/closing.tables.ts';
import { companies } from '../../tables/company/company.tables.ts';
import { users } from '../../tables/user/user.tables.ts';
import type { KeptClosing } from './closing-figures.ts';

const reviewers = alias(users, 'reviewers');

const rows = (db: Reader) =>
  db
    .select({ ...getTableColumns(closings), company_name: closings.name, analyst_name: users.name, reviewer_name: reviewers.name })
    .from(closings)
    .leftJoin(users, eq(users.id, closings.analyst_id))
    .leftJoin(reviewers, eq(reviewers.id, closings.reviewer_id));

export type ListedClosing = Awaited<ReturnType<typeof detail>>;

export const list = (
  db: Reader,
  { month, ...input }: ListInput & Partial<ClosingFilters> & { month: string },
): Promise<Page<ListedClosing>> =>
  readPage(
    db,
    {
      input,
      orders: { company_name: closings.name, created_at: closings.created_at },
      defaultOrder: 'company_name',
      id: closings.id,
      where: matching(db, month, input),
    },
    (where) => rows(db).where(where),
  );

export const matching = (db: Reader, month: string, input: Partial<ClosingFilters>): SQL | undefined =>
  and(
    eq(closings.month, month),
    input.status ? eq(closings.status, input.status) : undefined,
    input.analyst_id ? eq(closings.analyst_id, input.analyst_id) : undefined,
    input.open ? notInArray(closings.status, DONE) : undefined,
    input.search
      ? inArray(closings.company_id, db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, input.search)))
      : undefined,
  );

export const detail = async (db: Reader, id: number) => {
  const [row] = await rows(db).where(eq(closings.id, id));
  if (!row) throw notFound();
  return row;
};

/** Nothing more happens to these by themselves. */
const DONE: ClosingStatus[] = ['closed', 'no_movement', 'waived'];

export const workload = (db: Reader, month: string): Promise<Omit<ClosingWorkload['analysts'][number], 'after_deadline'>[]> => {
  const count = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  return db
    .select({
      analyst_id: closings.analyst_id,
      analyst_name: users.name,
      total: sql<number>`count(*)`.mapWith(Number),
      done: count(inArray(closings.status, DONE)),
      with_client: count(eq(closings.status, 'awaiting_client')),
    })
    .from(closings)
    .leftJoin(users, eq(users.id, closings.analyst_id))
    .where(eq(closings.month, month))
    .groupBy(closings.analyst_id, users.name)
    .orderBy(asc(users.name));
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

/** Companies that work and have no closing of a month yet, some of them. */
export const toOpen = (db: Reader, month: string, { after, limit }: Some) =>
  db
    .select({ id: companies.id, name: companies.name, analyst_id: companies.analyst_id })
    .from(companies)
    .where(
      and(
        gt(companies.id, after),
        ne(companies.type, 'natural_person'),
        eq(companies.wizard_step, 'finished'),
        notInArray(companies.accounting_status, ['closed', 'inactive']),
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

export const chosen = (ids: readonly number[]): SQL | undefined => inArray(closings.id, [...ids]);

/** Those of a month that the checks may still move. */
export const openIds = async (db: Reader, month: string, { after, limit }: Some): Promise<number[]> => {
  const open = and(eq(closings.month, month), notInArray(closings.status, DONE), gt(closings.id, after));
  const rows = await db.select({ id: closings.id }).from(closings).where(open).orderBy(asc(closings.id)).limit(limit);
  return rows.map(({ id }) => id);
};

/** Those that they still may, locked. */
export const lockOpen = (tx: Tx, ids: readonly number[]) =>
  tx.db
    .select()
    .from(closings)
    .where(and(inArray(closings.id, [...ids]), notInArray(closings.status, DONE)))
    .orderBy(asc(closings.id))
    .for('update');
