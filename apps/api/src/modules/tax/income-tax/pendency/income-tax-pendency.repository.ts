import type { ListInput, Page } from '@esteto/contract/list';
import type { PendencyRow } from '@esteto/contract/tax/income-tax-pendency';
import type { PendencyFilters } from '@esteto/domain/tax/income-tax/income-tax-form';
import type { PendencyTemplate } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import { and, asc, eq, getTableColumns, gt, inArray, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../../platform/database/database.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { incomeTaxes, incomeTaxPendencies as pendencies } from '../../../../tables/income-tax/income-tax.tables.ts';
import { incomeTaxYears } from '../../../../tables/income-tax/income-tax-year.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';

const responsibles = alias(users, 'responsibles');

export const list = (db: Reader, input: ListInput & Partial<PendencyFilters>): Promise<Page<PendencyRow>> => {
  const { search, status, kind, exercise_year, responsible_id } = input;
  const people = db.select({ id: users.id }).from(users).where(containsKey(users.search_key, search));
  const returns = db
    .select({ id: incomeTaxes.id })
    .from(incomeTaxes)
    .where(
      and(
        search ? inArray(incomeTaxes.user_id, people) : undefined,
        exercise_year ? eq(incomeTaxes.exercise_year, exercise_year) : undefined,
        responsible_id ? eq(incomeTaxes.responsible_id, responsible_id) : undefined,
      ),
    );
  return readPage(
    db,
    {
      input,
      orders: { due_on: pendencies.due_on, created_at: pendencies.created_at },
      defaultOrder: 'due_on',
      id: pendencies.id,
      where: and(
        status ? eq(pendencies.status, status) : undefined,
        kind ? eq(pendencies.kind, kind) : undefined,
        search || exercise_year || responsible_id ? inArray(pendencies.income_tax_id, returns) : undefined,
      ),
    },
    (where) =>
      db
        .select({
          ...getTableColumns(pendencies),
          user_name: users.name,
          exercise_year: incomeTaxes.exercise_year,
          responsible_name: responsibles.name,
        })
        .from(pendencies)
        .innerJoin(incomeTaxes, eq(incomeTaxes.id, pendencies.income_tax_id))
        .innerJoin(users, eq(users.id, incomeTaxes.user_id))
        .leftJoin(responsibles, eq(responsibles.id, incomeTaxes.responsible_id))
        .where(where),
  );
};

export const templates = async (db: Reader, income_tax_id: number): Promise<PendencyTemplate[]> => {
  const [row] = await db
    .select({ templates: incomeTaxYears.templates })
    .from(incomeTaxes)
    .leftJoin(incomeTaxYears, eq(incomeTaxYears.exercise_year, incomeTaxes.exercise_year))
    .where(eq(incomeTaxes.id, income_tax_id));
  if (!row) throw notFound();
  return row.templates ?? [];
};

/** The return that a pendency is of, with its person and who makes it. */
export const home = async (db: Reader, id: number) => {
  const [row] = await db
    .select({
      income_tax_id: incomeTaxes.id,
      user_id: incomeTaxes.user_id,
      user_name: users.name,
      exercise_year: incomeTaxes.exercise_year,
      responsible_id: incomeTaxes.responsible_id,
    })
    .from(pendencies)
    .innerJoin(incomeTaxes, eq(incomeTaxes.id, pendencies.income_tax_id))
    .innerJoin(users, eq(users.id, incomeTaxes.user_id))
    .where(eq(pendencies.id, id));
  if (!row) throw notFound();
  return row;
};

/** What waits for people until a day, in order of id. Of returns that are no longer made nothing is asked. */
export const waitingUntil = (db: Reader, until: string, { after, limit }: { after: number; limit: number }) =>
  db
    .select({ id: pendencies.id, user_id: incomeTaxes.user_id, exercise_year: incomeTaxes.exercise_year })
    .from(pendencies)
    .innerJoin(incomeTaxes, eq(incomeTaxes.id, pendencies.income_tax_id))
    .where(
      and(
        inArray(pendencies.status, ['open', 'returned', 'overdue']),
        lte(pendencies.due_on, until),
        gt(pendencies.id, after),
        inArray(incomeTaxes.status, ['not_started', 'quote', 'awaiting_documents', 'filling', 'in_review', 'awaiting_approval', 'audited']),
      ),
    )
    .orderBy(asc(pendencies.id))
    .limit(limit);

export const withIds = (ids: readonly number[]) =>
  and(inArray(pendencies.id, [...ids]), inArray(pendencies.status, ['open', 'returned', 'overdue']));
