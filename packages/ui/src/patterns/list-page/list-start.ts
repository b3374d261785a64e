import type { Scope } from '../../system/context/scope.tsx';
import type { QueryLike } from '../../system/query/query-like.ts';
import type { TableRecord } from '../data-table/features.ts';
import type { ListPageData, ListQuery } from '../data-table/use-rows.ts';
import { type FilterField, paramsOf } from './filter-field.ts';
import { FIRST_PAGE, listInput } from './list-input.ts';

/**
 * What a list begins with: a page of it, ordered and filtered as the address says. Null where the list asks otherwise: 'Todos' comes in blocks, and
 * what the address says beside these filters only the page itself can read.
 */
export const listStart =
  <Row extends TableRecord>(query: ListQuery<Row>, fields: readonly FilterField[] = []) =>
  ({ scope, params }: { scope: Scope; params: URLSearchParams }): QueryLike<ListPageData<Row>> | null => {
    const ownParams = new Set([...Object.keys(FIRST_PAGE), 'limit', 'sort', ...fields.flatMap(paramsOf)]);
    const { size, input } = listInput(params, fields);
    return size === 'all' || ![...params.keys()].every((name) => ownParams.has(name)) ? null : query({ ...scope, ...input });
  };
