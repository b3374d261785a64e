import { type ListInput, PAGE_SIZE, type Page, type Sums, TOTAL_LIMIT } from '@esteto/contract/list';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { invalid } from './app-error.ts';

// Pages by key: 'the rows after this one in this order', so that page 1,000 costs what page 1 costs. Each order ends in the id, which
// makes it total, and its columns are never null.

export type Orders = Record<string, PgColumn>;

export type PageRequest = {
  input: ListInput;
  /** What may be sorted by; the first is the default. */
  orders: Orders;
  /** Direction of the default order. */
  defaultOrder: string;
  id: PgColumn;
  where: SQL | undefined;
  /** Columns of money whose sum over all that match is told, too: those that the list's answer names. */
  sums?: Record<string, PgColumn | SQL>;
  /** Where a row's money takes long to find out: no more rows are added up. */
  sumLimit?: number;
};

/** The part of a drizzle query that paging uses. */
export type Query<Row> = (where: SQL | undefined) => { orderBy(...order: SQL[]): { limit(count: number): PromiseLike<Row[]> } };

/**
 * One page and the total (counted up to 10,000) with its sums: two statements. `select` builds the rows' query for a condition; rows carry `id`. Which rows they
 * are is found first, where an index alone may tell; only theirs are fetched and joined. They are found as an array, so
 * once: at `in (…)` a planner that believes the table small may look for them again at every row.
 */
export const readPage = async <Row extends { id: number }>(db: Reader, request: PageRequest, select: Query<Row>): Promise<Page<Row>> => {
  const { input, id, where } = request;
  const { name, column, descending } = orderOf(request);
  if (input.after && input.before) throw brokenCursor();
  const backwards = Boolean(input.before);
  const cursor = readCursor(input.after ?? input.before, name);
  const limit = input.limit ?? PAGE_SIZE;
  const forward = descending !== backwards ? desc : asc;
  const beyond = cursor
    ? descending !== backwards
      ? sql`(${column}, ${id}) < (${cursor.value}, ${cursor.id})`
      : sql`(${column}, ${id}) > (${cursor.value}, ${cursor.id})`
    : undefined;

  const order = [forward(column), forward(id)];
  const ids = db
    .select({ id })
    .from(id.table)
    .where(and(where, beyond))
    .orderBy(...order)
    .limit(limit + 1);
  const [rows, counted] = await Promise.all([
    select(sql`${id} = any(array(${ids}))`)
      .orderBy(...order)
      .limit(limit + 1),
    countUpTo(db, request),
  ]).catch((error: unknown) => {
    throw cursor && sqlState(error)?.startsWith(DATA_EXCEPTION) ? brokenCursor() : error;
  });
  const more = rows.length > limit;
  const items = rows.slice(0, limit);
  if (backwards) items.reverse();
  const key = (row: Row | undefined) => (row ? writeCursor(name, column, row) : null);
  return {
    items,
    next: backwards ? (items.length ? key(items.at(-1)) : null) : more ? key(items.at(-1)) : null,
    previous: backwards ? (more ? key(items[0]) : null) : cursor && items.length ? key(items[0]) : null,
    ...counted,
  };
};

const orderOf = ({ input, orders, defaultOrder }: PageRequest) => {
  const sort = input.sort ?? defaultOrder;
  const name = sort.replace(/^-/, '');
  const column = orders[name];
  if (!column) throw invalid({ sort: 'Modo de ordenação inválido' });
  return { name, column, descending: sort.startsWith('-') };
};

/**
 * Counts no further than a person reads: 10,001 means 'more than 10,000'. What they come to is added up in the same statement where they are no
 * more than that; of a larger list no row is fetched for it.
 */
const countUpTo = async (db: Reader, request: PageRequest): Promise<Pick<Page<never>, 'total' | 'sums'>> => {
  const { id, where, sums, sumLimit = TOTAL_LIMIT } = request;
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(id.table)
    .where(where)
    .limit(TOTAL_LIMIT + 1)
    .as('rows');
  const counted = db
    .select({ total: sql<number>`count(*)`.mapWith(Number).as('total') })
    .from(rows)
    .as('counted');
  const added =
    sums &&
    db
      .select({ sums: objectOf(sums).as('sums') })
      .from(id.table)
      .where(where);
  const [row] = await db
    .select({
      total: counted.total,
      ...(added && { sums: sql<Sums | null>`case when ${counted.total} <= ${sumLimit} then (${added}) end` }),
    })
    .from(counted);
  return { total: 0, ...row };
};

const objectOf = (sums: Record<string, PgColumn | SQL>): SQL<Sums> =>
  sql`json_build_object(${sql.join(
    Object.entries(sums).map(([name, amount]) => sql`${name}::text, coalesce(sum(${amount}), 0)`),
    sql`, `,
  )})`;

type Cursor = { value: string; id: number };

const writeCursor = (name: string, column: PgColumn, row: { id: number }): string =>
  Buffer.from(JSON.stringify([name, String((row as Record<string, unknown>)[column.name] ?? ''), row.id])).toString('base64url');

const readCursor = (text: string | null | undefined, name: string): Cursor | null => {
  if (!text) return null;
  try {
    const [sort, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown, unknown];
    if (sort === name && typeof value === 'string' && typeof id === 'number' && Number.isSafeInteger(id)) return { value, id };
  } catch {
    // falls through: a broken cursor and a cursor of another order are told alike
  }
  throw brokenCursor();
};

const brokenCursor = () => invalid({ after: 'Esta página não existe mais. Volte ao começo da lista.' });

/** A cursor that somebody made up holds what the column's type cannot: SQLSTATE class 22. */
const DATA_EXCEPTION = '22';
