import { useEffect, useMemo } from 'react';
import { type AddressChange, useAddressParams } from '../../system/state/use-address-params.ts';
import { PAGE_SIZES, type PageSize } from '../data-table/pager.tsx';
import type { ListInput } from '../data-table/use-rows.ts';
import { type FilterField, type FilterValues, initialsOf, paramsOf } from './filter-field.ts';
import { FIRST_PAGE, listInput } from './list-input.ts';

export type ListState = {
  /** What the query is asked with. */
  input: ListInput;
  filters: FilterValues;
  /** Something narrows it beside what is always meant. */
  isFiltered: boolean;
  size: PageSize;
  sort: string | undefined;
  setFilters: (change: AddressChange) => void;
  clearFilters: () => void;
  setSort: (sort: string | undefined) => void;
  setSize: (size: PageSize) => void;
  goTo: (cursor: { after: string } | { before: string }) => void;
  /** Back to the first page; null when it is the one asked for. */
  restart: (() => void) | null;
};

/** The state of a list, held in the URL, so that back, reload and a link to a colleague show the same rows. */
export const useListState = (fields: readonly FilterField[]): ListState => {
  const { params, change } = useAddressParams();

  // What is meant stands in the address, so that a link and a dialog over the list are of the same.
  useEffect(() => {
    const missing = Object.entries(initialsOf(fields)).filter(([name]) => !params.get(name));
    if (missing.length > 0) change(Object.fromEntries(missing));
  }, [fields, params, change]);

  return useMemo(() => {
    const begin = (changes: AddressChange) => change({ ...FIRST_PAGE, ...changes });
    const { input, filters, size, sort } = listInput(params, fields);
    return {
      input,
      filters,
      isFiltered: Object.keys(filters).some((name) => !(name in initialsOf(fields))),
      size,
      sort,
      setFilters: begin,
      clearFilters: () => begin(Object.fromEntries(fields.flatMap(paramsOf).map((name) => [name, null]))),
      setSort: (next) => begin({ sort: next ?? null }),
      setSize: (next) => begin({ limit: next === PAGE_SIZES[0] ? null : String(next) }),
      goTo: (cursor) => change({ ...FIRST_PAGE, ...cursor }, { replace: false }),
      restart: input.after || input.before ? () => begin({}) : null,
    };
  }, [params, fields, change]);
};
