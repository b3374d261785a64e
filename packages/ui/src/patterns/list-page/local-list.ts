import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '../../system/context/scope.tsx';
import { asQuery, type QueryFactory } from '../../system/query/query-like.ts';
import type { TableModel, TableRow } from '../data-table/features.ts';
import type { InBrowser } from '../data-table/use-data-table.ts';
import type { ListPageData, ListQuery, Rows } from '../data-table/use-rows.ts';
import type { ListState } from './use-list-state.ts';

/**
 * A list whose rows come all at once (plans, departments, what a file held): the table searches, orders and pages them. Its filters are named
 * after the columns whose value they want. For up to about 20 thousand rows; beyond them the server does it.
 */
export const localList = <Row extends TableRow>(source: QueryFactory<Scope, readonly Row[]>): ListQuery<Row> => {
  const query = (scope: Scope) => {
    const whole = source(scope);
    return {
      queryKey: [...whole.queryKey, 'rows'],
      staleTime: whole.staleTime,
      queryFn: async ({ client }: { client: QueryClient }): Promise<ListPageData<Row>> => {
        const rows = await client.query(asQuery(whole) as WholeQuery<Row>);
        return { items: [...rows], next: null, previous: null, total: rows.length };
      },
    };
  };
  return Object.assign(query, { isWhole: true as const });
};

type WholeQuery<Row> = { queryKey: readonly unknown[]; queryFn: () => Promise<readonly Row[]> };

/** What the address asks of a table whose rows are all here. Its cursors are places in the list. */
export const inBrowser = ({ filters, input, size }: Pick<ListState, 'filters' | 'input' | 'size'>): InBrowser => {
  const { search, ...exact } = filters;
  const pageSize = size === 'all' ? Number.MAX_SAFE_INTEGER : size;
  const place = input.before === undefined ? Number(input.after ?? 0) : Number(input.before) - pageSize;
  return {
    globalFilter: typeof search === 'string' ? search : '',
    columnFilters: Object.entries(exact).map(([id, value]) => ({ id, value })),
    pagination: { pageIndex: Math.max(0, Math.floor(place / pageSize)) || 0, pageSize },
  };
};

/** Its pages, as the server tells them of other lists. */
export const localPages = <Row extends TableRow>(table: TableModel<Row>): Pick<Rows<Row>, 'total' | 'next' | 'previous'> => {
  const { pageIndex, pageSize } = table.state.pagination;
  return {
    total: table.getPrePaginatedRowModel().rows.length,
    next: table.getCanNextPage() ? String((pageIndex + 1) * pageSize) : null,
    previous: table.getCanPreviousPage() ? String(pageIndex * pageSize) : null,
  };
};
