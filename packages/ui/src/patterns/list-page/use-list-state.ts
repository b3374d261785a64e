import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PAGE_SIZES, type PageSize } from '../data-table/pager.tsx';
import type { ListInput } from '../data-table/use-rows.ts';
import { type FilterField, type FilterValues, paramsOf } from './filter-field.ts';

const PAGING = ['after', 'before'] as const;

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
    const filters = filtersIn(params, fields);
    const size = sizeIn(params);
    const sort = params.get('sort') ?? undefined;
    const after = params.get('after') ?? undefined;
    const before = params.get('before') ?? undefined;
    const input: ListInput = {
      limit: size === 'all' ? PAGE_SIZES[0] : size,
      ...(sort && { sort }),
      ...(after ? { after } : before && { before }),
      ...filters,
    };
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
      restart: after || before ? () => change({}, { replace: true }) : null,
    };
  }, [params, fields, change]);
};

const sizeIn = (params: URLSearchParams): PageSize => {
  const limit = params.get('limit');
  return limit === 'all' ? 'all' : (PAGE_SIZES.find((size) => String(size) === limit) ?? PAGE_SIZES[0]);
};

/** Filters that the URL names and the page knows; an option that does not exist is no filter. */
const filtersIn = (params: URLSearchParams, fields: readonly FilterField[]): FilterValues => {
  const values: FilterValues = {};
  for (const field of fields) {
    for (const name of paramsOf(field)) {
      const value = params.get(name);
      if (!value) continue;
      if (field.kind === 'flag') values[name] = true;
      else if (field.kind === 'record' ? /^[1-9]\d{0,15}$/.test(value) : field.kind === 'search' || Object.hasOwn(field.options, value))
        values[name] = value;
    }
  }
  return values;
};
