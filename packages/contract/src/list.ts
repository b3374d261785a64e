import { type AnyObject, array, type InferType, type ISchema, number, type ObjectSchema, object, string } from 'yup';
import { SORT_INVALID } from './wire-error.ts';

// How every list is asked for and answered: pages by key, never by number, so that page 1,000 costs what page 1 costs.

export const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** `total` stops counting here; a larger list says so with TOTAL_LIMIT + 1, shown as '10.000+'. */
export const TOTAL_LIMIT = 10_000;

/** Query of a list: paging, a sort among `sorts` ('-name' is descending; the first is the default) and the noun's filters, all optional. */
export const listQuery = <T extends AnyObject, C, D>(sorts: readonly string[], filters: ObjectSchema<T, C, D>) =>
  filters.shape({
    limit: number().label('Registros por página').integer().min(1).max(MAX_PAGE_SIZE),
    /** Opaque cursors from a former answer. */
    after: string().label('Cursor').max(400),
    before: string().label('Cursor').max(400),
    sort: string()
      .label('Ordem')
      .oneOf(
        sorts.flatMap((sort) => [sort, `-${sort}`]),
        SORT_INVALID,
      ),
  });

export type ListInput = { limit?: number; sort?: string; after?: string; before?: string };

/** Columns of money, each with its sum over all rows that match, not over those of the page. */
export type Sums = Record<string, number>;

/** Answer of a list. `summed`: its columns of money whose sum is told, too. */
export const page = <Row extends ISchema<unknown>>(row: Row, summed: readonly (keyof InferType<Row> & string)[] = []) =>
  object({
    items: array(row as never).required() as unknown as ISchema<InferType<Row>[]>,
    next: string().nullable().defined(),
    previous: string().nullable().defined(),
    total: number().integer().required(),
    ...sumsOf(summed),
  });

/** A list that tells none has no such field. */
const sumsOf = (columns: readonly string[]): { sums: ISchema<Sums | null | undefined> } => {
  const sums = object(Object.fromEntries(columns.map((column) => [column, number().required()]))).nullable();
  return (columns.length > 0 ? { sums } : {}) as unknown as { sums: ISchema<Sums | null | undefined> };
};

/** `sums`: null where more rows match than are added up. */
export type Page<Row> = { items: Row[]; next: string | null; previous: string | null; total: number; sums?: Sums | null };
