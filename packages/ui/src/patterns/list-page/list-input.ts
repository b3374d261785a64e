import { PAGE_SIZES, type PageSize } from '../data-table/pager.tsx';
import type { ListInput } from '../data-table/use-rows.ts';
import { type FilterField, type FilterValues, initialsOf, paramsOf } from './filter-field.ts';

/** A page begins after or before a row; without either it is the first. */
export const FIRST_PAGE = { after: null, before: null };

/** What an address says of a list, and what its query is asked with. */
export const listInput = (
  params: URLSearchParams,
  fields: readonly FilterField[],
): { input: ListInput; filters: FilterValues; size: PageSize; sort: string | undefined } => {
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
  return { input, filters, size, sort };
};

const sizeIn = (params: URLSearchParams): PageSize => {
  const limit = params.get('limit');
  return limit === 'all' ? 'all' : (PAGE_SIZES.find((size) => String(size) === limit) ?? PAGE_SIZES[0]);
};

/** Filters that the URL names and the page knows; an option that does not exist is no filter. */
const filtersIn = (params: URLSearchParams, fields: readonly FilterField[]): FilterValues => {
  const values: FilterValues = initialsOf(fields);
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
