import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PAGE_SIZES, type PageSize } from '../data-table/pager.tsx';
import type { ListInput } from '../data-table/use-rows.ts';
import { type FilterField, type FilterValues, paramsOf } from './filter-field.ts';
import { listInput, PAGING } from './list-input.ts';

export type ListState = {
  /** What the query is asked with. */
  input: ListInput;
  filters: FilterValues;
  size: PageSize;
  sort: string | undefined;
  setFilters: (change: Record<string, string | null>) => void;
  clearFilters: () => void;
  setSort: (sort: string | undefined) => void;
  setSize: (size: PageSize) => void;
  goTo: (cursor: { after: string } | { before: string }) => void;
  /** Back to the first page; null when it is the one asked for. */
  restart: (() => void) | null;
};

/** The state of a list, held in the URL, so that back, reload and a link to a colleague show the same rows. */
export const useListState = (fields: readonly FilterField[]): ListState => {
  const [params, setParams] = useSearchParams();

  const change = useCallback(
    (changes: Record<string, string | null>, { replace }: { replace: boolean }) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const key of PAGING) next.delete(key);
          for (const [key, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );

  return useMemo(() => {
    const { input, filters, size, sort } = listInput(params, fields);
    return {
      input,
      filters,
      size,
      sort,
      setFilters: (changes) => change(changes, { replace: true }),
      clearFilters: () => change(Object.fromEntries(fields.flatMap(paramsOf).map((name) => [name, null])), { replace: true }),
      setSort: (next) => change({ sort: next ?? null }, { replace: true }),
      setSize: (next) => change({ limit: next === PAGE_SIZES[0] ? null : String(next) }, { replace: true }),
      goTo: (cursor) => change(cursor, { replace: false }),
      restart: input.after || input.before ? () => change({}, { replace: true }) : null,
    };
  }, [params, fields, change]);
};
