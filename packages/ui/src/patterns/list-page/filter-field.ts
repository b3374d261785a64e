import type { Scope } from '../../system/context/scope.tsx';
import type { QueryFactory } from '../../system/query/query-like.ts';

/** A record to filter by. */
export type RecordOption = { id: number; label: string; detail?: string | null };

/** Asks for the records that match what is typed, or for the one of an `id`; gets the scope too. */
export type RecordQuery = QueryFactory<Scope & { search?: string; id?: number }, { items: readonly RecordOption[] }>;

/** One filter of a list: the search box, one of some options, one of many records, on / off, or a period. `name` is the query parameter. */
export type FilterField =
  | { kind: 'search'; name: string; placeholder?: string }
  | OptionField
  | RecordField
  | { kind: 'flag'; name: string; label: string }
  | PeriodField;

export type FilterValues = Record<string, string | boolean>;

/** `initial`: what is meant where the address names nothing, which it then does: a list that is always of one month. */
export type OptionField = {
  kind: 'option';
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  initial?: () => string;
};

export type RecordField = { kind: 'record'; name: string; label: string; load: () => Promise<RecordQuery> };

/** From one month to another, either of them open. `name` and `to` are the query parameters of both ends. */
export type PeriodField = { kind: 'period'; name: string; to: string; label: string; options: Readonly<Record<string, string>> };

/** The query parameters of a filter. */
export const paramsOf = (field: FilterField): string[] => (field.kind === 'period' ? [field.name, field.to] : [field.name]);

/** What the address does not say of a list and is meant all the same. */
export const initialsOf = (fields: readonly FilterField[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap((field) => (field.kind === 'option' && field.initial ? [[field.name, field.initial()]] : [])));
