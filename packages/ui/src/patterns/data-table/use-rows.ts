import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Scope, useScope } from '../../system/context/scope.tsx';
import { asQuery, type QueryFactory } from '../../system/query/query-like.ts';
import type { TableModel, TableRecord } from './features.ts';
import type { LocalTable } from './use-data-table.ts';

/** How a list is asked for: paging by cursor, one order, the noun's filters by name. */
export type ListInput = { limit?: number; sort?: string; after?: string; before?: string };

/** Columns of money with their sums over all rows that match. */
export type Sums = Readonly<Record<string, number>>;

/** One page as the server answers it; `total` stops at 10001, which means 'more than 10.000'. `sums`: null where they are too many to add up. */
export type ListPageData<Row> = { items: Row[]; next: string | null; previous: string | null; total: number; sums?: Sums | null };

export type ListQuery<Row> = QueryFactory<ListInput & Scope, ListPageData<Row>> & {
  /** Its one page is all rows: the table itself searches, orders and pages them (list-page/local-list.ts). */
  local?: {
    table: (request: { filters: Readonly<Record<string, unknown>>; input: ListInput; size: number | 'all' }) => LocalTable;
    pages: (table: TableModel<Row & TableRecord>) => Pick<Rows<Row>, 'total' | 'next' | 'previous'>;
  };
};

export type Rows<Row> = {
  rows: readonly Row[];
  total: number | null;
  /** Null where the rows are too many to add up, undefined where there is nothing to. */
  sums: Sums | null | undefined;
  next: string | null;
  previous: string | null;
  /** Nothing to show yet. */
  pending: boolean;
  /** The rows shown are of the former page or filter while the asked ones come. */
  stale: boolean;
  error: unknown;
  retry: () => void;
  /** 'Todos': asks for the next block, when there is one. */
  more: (() => void) | null;
};

/** Rows of one block while 'Todos' scrolls. */
const BLOCK = 100;

/** The rows of a list page: one page, or with `all` block after block. */
export const useRows = <Row extends TableRecord>(query: ListQuery<Row>, input: ListInput, all: boolean): Rows<Row> => {
  const scope = useScope();
  const client = useQueryClient();
  const inBlocks = all && !query.local;
  const paged = useQuery({
    ...asQuery(query(query.local ? scope : { ...scope, ...input })),
    enabled: !inBlocks,
    placeholderData: keepPreviousData,
    meta: IN_SIGHT,
  });

  const whole = { ...scope, ...input, limit: BLOCK, after: undefined, before: undefined };
  const blocks = useInfiniteQuery({
    queryKey: [...query(whole).queryKey, 'all'],
    queryFn: ({ pageParam }) => client.query(asQuery(query(pageParam ? { ...whole, after: pageParam } : whole)) as BlockQuery<Row>),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    enabled: inBlocks,
    placeholderData: keepPreviousData,
    meta: IN_SIGHT,
  });
  const everything = useMemo(() => blocks.data?.pages.flatMap(({ items }) => items) ?? NO_ROWS, [blocks.data]);

  if (inBlocks) {
    const { hasNextPage, isFetchingNextPage, fetchNextPage } = blocks;
    return {
      rows: everything as readonly Row[],
      total: blocks.data?.pages[0]?.total ?? null,
      sums: blocks.data?.pages[0]?.sums,
      next: null,
      previous: null,
      pending: blocks.isPending,
      stale: blocks.isPlaceholderData,
      error: blocks.error,
      retry: () => void (blocks.isFetchNextPageError ? fetchNextPage() : blocks.refetch()),
      more: hasNextPage && !isFetchingNextPage && !blocks.isFetchNextPageError ? () => void fetchNextPage() : null,
    };
  }
  return {
    rows: paged.data?.items ?? (NO_ROWS as readonly Row[]),
    total: paged.data?.total ?? null,
    sums: paged.data?.sums,
    next: paged.data?.next ?? null,
    previous: paged.data?.previous ?? null,
    pending: paged.isPending,
    stale: paged.isPlaceholderData,
    error: paged.error,
    retry: () => void paged.refetch(),
    more: null,
  };
};

const NO_ROWS: readonly never[] = [];

/** The bar on top moves while they come. */
const IN_SIGHT = { loading: true };

type BlockQuery<Row> = { queryKey: readonly unknown[]; queryFn: () => Promise<ListPageData<Row>> };
