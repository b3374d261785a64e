import { searchKey } from '@esteto/domain/shared/text/text';
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '../../system/context/scope.tsx';
import { asQuery, type QueryFactory } from '../../system/query/query-like.ts';
import type { Column, TableRow } from './columns.ts';
import { orderOf, searchKeys } from './row-order.ts';
import type { ListInput, ListPageData, ListQuery } from './use-rows.ts';

/** Which rows a filter of the page keeps, by the filter's name. `search` needs none: it looks into every column. */
export type LocalFilters<Row> = Readonly<Record<string, (row: Row, value: string | boolean) => boolean>>;

const SIZE = 20;

/**
 * A list whose rows come all at once (plans, departments, what a file held): searched, ordered and paged here, so that `ListPage` shows it as
 * any other. For up to about 20 thousand rows; beyond them the server does it.
 */
export const localList = <Row extends TableRow>(
  source: QueryFactory<Scope, readonly Row[]>,
  columns: readonly Column<Row>[],
  filters: LocalFilters<Row> = {},
): ListQuery<Row> => {
  const allRows = async (client: QueryClient, whole: ReturnType<typeof source>) =>
    (await client.query(asQuery(whole) as WholeQuery<Row>)) ?? [];
  const query = (input: ListInput & Scope) => {
    const { limit: _, sort: __, after: ___, before: ____, ...rest } = input;
    const whole = source(scopeIn(rest));
    return {
      queryKey: [...whole.queryKey, 'rows', input],
      staleTime: whole.staleTime,
      queryFn: async ({ client }: { client: QueryClient }): Promise<ListPageData<Row>> =>
        pageOf(await allRows(client, whole), columns, input, filters),
    };
  };
  const prepare = async (client: QueryClient, scope: Scope, sort?: string) => {
    const rows = await allRows(client, source(scope));
    if (sort === undefined) searchKeys(rows, columns);
    else placesOf(rows, columns, sort);
  };
  return Object.assign(query, { local: { prepare } });
};

type WholeQuery<Row> = { queryKey: readonly unknown[]; queryFn: () => Promise<readonly Row[]> };

const scopeIn = ({ company_id, group_id }: Scope): Scope => ({
  ...(company_id !== undefined && { company_id }),
  ...(group_id !== undefined && { group_id }),
});

/** One page of rows in memory; its cursors are places in the list. Unknown sorts and filters change nothing. */
export const pageOf = <Row extends TableRow>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  input: ListInput & Readonly<Record<string, unknown>>,
  filters: LocalFilters<Row> = {},
): ListPageData<Row> => {
  const kept = keeper(rows, columns, input, filters);
  const found: Row[] = [];
  for (const place of placesOf(rows, columns, input.sort)) {
    const row = rows[place];
    if (row && kept(row, place)) found.push(row);
  }
  const size = input.limit ?? SIZE;
  const start = Number(input.after ?? Math.max(0, Number(input.before ?? 0) - size)) || 0;
  const end = start + size;
  return {
    items: found.slice(start, end),
    next: end < found.length ? String(end) : null,
    previous: start > 0 ? String(start) : null,
    total: found.length,
  };
};

const placesOf = <Row extends TableRow>(rows: readonly Row[], columns: readonly Column<Row>[], sort = ''): Iterable<number> => {
  const column = columns.find((candidate) => candidate.sort !== null && candidate.sort === sort.replace(/^-/, ''));
  if (!column) return rows.keys();
  const order = orderOf(rows, column);
  return sort.startsWith('-') ? order.toReversed() : order;
};

const keeper = <Row extends TableRow>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  input: Readonly<Record<string, unknown>>,
  filters: LocalFilters<Row>,
) => {
  const wanted = typeof input.search === 'string' ? searchKey(input.search) : '';
  const keys = wanted === '' ? null : searchKeys(rows, columns);
  const active = Object.entries(filters).flatMap(([name, keeps]) => {
    const value = input[name];
    return typeof value === 'string' || typeof value === 'boolean' ? [(row: Row) => keeps(row, value)] : [];
  });
  return (row: Row, place: number) => (keys === null || (keys[place] ?? '').includes(wanted)) && active.every((keeps) => keeps(row));
};
