import { searchKey } from '@esteto/domain/shared/text/text';
import type { QueryClient } from '@tanstack/react-query';
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type ReactTable,
  rowPaginationFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Scope } from '../../system/context/scope.tsx';
import { asQuery, type QueryFactory } from '../../system/query/query-like.ts';
import { wordsOf } from '../data-table/columns.ts';
import { features, type ModelRow, type TableModel, type TableRecord } from '../data-table/features.ts';
import type { LocalTable } from '../data-table/use-data-table.ts';
import type { ListInput, ListPageData, ListQuery, Rows } from '../data-table/use-rows.ts';

const localFeatures = tableFeatures({
  ...features,
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/**
 * A list whose rows come all at once (plans, departments, what a file held): the table searches, orders and pages them. Its filters are named
 * after the columns whose value they want. For up to about 20 thousand rows; beyond them the server does it.
 */
export const localList = <Row extends TableRecord>(source: QueryFactory<Scope, readonly Row[]>): ListQuery<Row> => {
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
  return Object.assign(query, { local: { table: localTable, pages: localPages } });
};

type WholeQuery<Row> = { queryKey: readonly unknown[]; queryFn: () => Promise<readonly Row[]> };

type Asked = { filters: Readonly<Record<string, unknown>>; input: ListInput; size: number | 'all' };

/** What the address asks of a table whose rows are all here. Its cursors are places in the list. */
export const localTable = ({ filters, input, size }: Asked): LocalTable => {
  const { search, ...exact } = filters;
  const pageSize = size === 'all' ? Number.MAX_SAFE_INTEGER : size;
  const place = input.before === undefined ? Number(input.after ?? 0) : Number(input.before) - pageSize;
  return {
    features: localFeatures,
    options: { autoResetPageIndex: false, globalFilterFn, defaultColumn: { filterFn: isValue } },
    state: {
      globalFilter: typeof search === 'string' ? search : '',
      columnFilters: Object.entries(exact).map(([id, value]) => ({ id, value })),
      pagination: { pageIndex: Math.max(0, Math.floor(place / pageSize)) || 0, pageSize },
    },
  };
};

/** Its pages, as the server tells them of other lists. */
export const localPages = <Row extends TableRecord>(table: TableModel<Row>): Pick<Rows<Row>, 'total' | 'next' | 'previous'> => {
  // Made with the features above.
  const local = table as unknown as ReactTable<typeof localFeatures, Row>;
  const { pageIndex, pageSize } = local.state.pagination;
  return {
    total: local.getPrePaginatedRowModel().rows.length,
    next: local.getCanNextPage() ? String((pageIndex + 1) * pageSize) : null,
    previous: local.getCanPreviousPage() ? String(pageIndex * pageSize) : null,
  };
};

/** Finds what a row says in any column, blind to accents and case. */
const globalFilterFn = Object.assign(
  <Row extends TableRecord>(row: ModelRow<Row>, id: string, wanted: string): boolean => {
    const column = row.table.getColumn(id);
    return column !== undefined && searchKey(wordsOf(column).text(row.original)).includes(wanted);
  },
  { resolveFilterValue: searchKey },
);

const isValue = <Row extends TableRecord>(row: ModelRow<Row>, id: string, wanted: unknown): boolean => row.getValue(id) === wanted;
