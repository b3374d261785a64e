import type { boleto as contract } from '@esteto/contract/boleto';
import type { InputOf } from '@esteto/contract/endpoint';
import type { ListInput, Page } from '@esteto/contract/list';
import type { BoletoFilters } from '@esteto/domain/boleto/boleto-form';
import { boletoMachine, OPEN_BOLETOS } from '@esteto/domain/boleto/boleto-life';
import type { Place } from '@esteto/domain/holiday/holiday-place';
import { previousBusinessDay } from '@esteto/domain/shared/date/business-day';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, asc, between, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readPage } from '../../platform/http/paging.ts';
import type { Tx } from '../../platform/work/work.ts';
import { boletos, boletoViews } from '../../tables/boleto/boleto.tables.ts';
import { companies } from '../../tables/company/company.tables.ts';
import { files } from '../../tables/platform/files.tables.ts';
import { users } from '../../tables/user/user.tables.ts';
import { isOutflow } from './outflow-scope.ts';

export const ofCompany = (company_id: number): SQL => eq(boletos.company_id, company_id);

/** Where the company that pays is: its holidays move the last day to pay. */
const placeColumns = {
  state: sql<string | null>`${companies.address} ->> 'state'`,
  ibge: sql<string | null>`${companies.address} ->> 'ibge'`,
};

const rows = (db: Reader) =>
  db
    .select({ ...getTableColumns(boletos), company_name: companies.name, ...placeColumns })
    .from(boletos)
    .innerJoin(companies, eq(companies.id, boletos.company_id));

export type ListedBoleto = Awaited<ReturnType<typeof rows>>[number];

const orders = { due_date: boletos.due_date, created_at: boletos.created_at, amount: boletos.amount };

export const list = (db: Reader, input: InputOf<typeof contract.list>): Promise<Page<ListedBoleto>> =>
  readPage(
    db,
    {
      input,
      orders,
      defaultOrder: '-due_date',
      id: boletos.id,
      sums: { amount: boletos.amount },
      where: matching(db, input),
    },
    (where) => rows(db).where(where),
  );

export const matching = (db: Reader, input: Partial<BoletoFilters>): SQL | undefined =>
  and(
    containsKey(boletos.search_key, input.search),
    input.company_id ? ofCompany(input.company_id) : undefined,
    input.kind ? eq(boletos.kind, input.kind) : undefined,
    input.status ? eq(boletos.status, input.status) : undefined,
    input.month ? between(boletos.due_date, firstDayOf(input.month), lastDayOf(input.month)) : undefined,
    input.claimed ? and(isNotNull(boletos.claimed_on), inArray(boletos.status, [...OPEN_BOLETOS])) : undefined,
    input.analyst_id
      ? inArray(boletos.company_id, db.select({ id: companies.id }).from(companies).where(eq(companies.analyst_id, input.analyst_id)))
      : undefined,
  );

/** Who looks after the company that pays. */
export const analystOf: SQL = sql`(select c.analyst_id from ${companies} c where c.id = ${boletos.company_id})`;

type OwnQuery = Omit<InputOf<typeof contract.own>, 'company_id'>;

/** `last_late`: due up to this day it is late. */
export const own = (db: Reader, company_id: number, input: OwnQuery, last_late: string): Promise<Page<ListedBoleto>> =>
  readPage(
    db,
    {
      input,
      orders: { due_date: boletos.due_date, amount: boletos.amount },
      defaultOrder: '-due_date',
      id: boletos.id,
      sums: { amount: boletos.amount },
      where: and(
        ofCompany(company_id),
        containsKey(boletos.search_key, input.search),
        input.kind ? eq(boletos.kind, input.kind) : undefined,
        input.open || input.late ? inArray(boletos.status, [...OPEN_BOLETOS]) : undefined,
        input.late ? lte(boletos.due_date, last_late) : undefined,
      ),
    },
    (where) => rows(db).where(where),
  );

/** With its file; 404 outside `scope`. */
export const detail = async (db: Reader, id: number, scope?: SQL) => {
  const [row] = await db
    .select({
      ...getTableColumns(boletos),
      company_name: companies.name,
      ...placeColumns,
      file: { id: files.id, name: files.name, mime: files.mime, size: files.size },
    })
    .from(boletos)
    .innerJoin(companies, eq(companies.id, boletos.company_id))
    .leftJoin(files, eq(files.id, boletos.file_id))
    .where(and(eq(boletos.id, id), scope));
  if (!row) throw notFound();
  return row;
};

/** The boletos that a month's outflow is made of: those that fall due in it, or those paid in it. */
export const outflowEntries = (
  db: Reader,
  company_id: number,
  month: string,
  paidOnly: boolean,
  input: ListInput,
): Promise<Page<ListedBoleto>> =>
  readPage(
    db,
    {
      input,
      orders: { due_date: boletos.due_date, amount: boletos.amount },
      defaultOrder: 'due_date',
      id: boletos.id,
      where: and(isOutflow(company_id), between(paidOnly ? boletos.paid_on : boletos.due_date, firstDayOf(month), lastDayOf(month))),
    },
    (where) => rows(db).where(where),
  );

export const views = (db: Reader, boleto_id: number): Promise<{ name: string; at: string }[]> =>
  db
    .select({ name: users.name, at: boletoViews.at })
    .from(boletoViews)
    .innerJoin(users, eq(users.id, boletoViews.user_id))
    .where(eq(boletoViews.boleto_id, boleto_id))
    .orderBy(desc(boletoViews.at))
    .limit(20);

/** False when this person has seen it since `since` already. */
export const addView = async (tx: Tx, boleto_id: number, user_id: number, since: string): Promise<boolean> => {
  const [seen] = await tx.db
    .select({ id: boletoViews.id })
    .from(boletoViews)
    .where(and(eq(boletoViews.boleto_id, boleto_id), eq(boletoViews.user_id, user_id), gte(boletoViews.at, since)))
    .limit(1);
  if (seen) return false;
  await tx.db.insert(boletoViews).values({ boleto_id, user_id, at: tx.now });
  return true;
};

/** Where a company is; null where there is no such company. */
export const placeOf = async (db: Reader, company_id: number): Promise<Place | null> => {
  const [place] = await db.select(placeColumns).from(companies).where(eq(companies.id, company_id));
  return place ?? null;
};

/** Due before today's last business day, still to be told so; where a place rested since then, `boletoStanding` says whether it is over. */
const isDue = (today: string): SQL | undefined =>
  and(inArray(boletos.status, boletoMachine.statusesFor('expire')), lte(boletos.due_date, previousBusinessDay(today)));

/** Some of those after one id. */
export const dueIds = async (db: Reader, today: string, { after, limit }: { after: number; limit: number }): Promise<number[]> => {
  const due = and(isDue(today), gt(boletos.id, after));
  const found = await db.select({ id: boletos.id }).from(boletos).where(due).orderBy(asc(boletos.id)).limit(limit);
  return found.map(({ id }) => id);
};

/** Those that still are, locked; what somebody else holds is left out. */
export const lockDue = (db: Transaction, today: string, ids: readonly number[]) =>
  db
    .select({ ...getTableColumns(boletos), ...placeColumns })
    .from(boletos)
    .innerJoin(companies, eq(companies.id, boletos.company_id))
    .where(and(isDue(today), inArray(boletos.id, [...ids])))
    .orderBy(asc(boletos.id))
    .for('update', { of: boletos, skipLocked: true });

/** Noted beside the versions: whoever edits it meanwhile has seen nothing older. */
export const seen = async (tx: Tx, id: number): Promise<void> => {
  await tx.db.update(boletos).set({ viewed_at: tx.now }).where(eq(boletos.id, id));
};
