import { compareText, searchKey } from '@esteto/domain/shared/text/text';
import type { Column, TableRow } from './columns.ts';

// Searching and ordering of rows that are all in the browser. What is worked out of a list (ten thousand rows, a slow phone) is kept with it.

type Known = { keys: readonly string[] | null; orders: Map<string, readonly number[]> };

const known = new WeakMap<readonly TableRow[], Known>();

const knownOf = (rows: readonly TableRow[]): Known => {
  const found = known.get(rows) ?? { keys: null, orders: new Map<string, readonly number[]>() };
  known.set(rows, found);
  return found;
};

/** What each row says in all its columns, accent-blind. */
export const searchKeys = <Row extends TableRow>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly string[] => {
  const found = knownOf(rows);
  found.keys ??= rows.map((row) => searchKey(columns.map(({ text }) => text(row)).join(' ')));
  return found.keys;
};

/** Places of the rows in the order of a column: numbers and dates by value, texts as Brazilian Portuguese orders them, nothing last. */
export const orderOf = <Row extends TableRow>(rows: readonly Row[], column: Column<Row>): readonly number[] => {
  const { orders } = knownOf(rows);
  const order = orders.get(column.key) ?? ordered(rows.map((row) => column.sheet(row)?.value ?? null));
  orders.set(column.key, order);
  return order;
};

type Value = string | number | Date | null;

const ordered = (values: readonly Value[]): readonly number[] => {
  const places = values.map((_, place) => place);
  const valueAt = (place: number) => values[place] ?? null;
  if (!values.some((value) => typeof value === 'string')) return places.toSorted((a, b) => byNumber(valueAt(a), valueAt(b)) || a - b);
  // The collator is slow and these keys are quick and almost always right: what they have put in order it only has to confirm.
  const quick = values.map((value) => quickKey(String(value ?? '')));
  const quickAt = (place: number) => quick[place] ?? '';
  return places
    .toSorted((a, b) => (quickAt(a) < quickAt(b) ? -1 : quickAt(a) > quickAt(b) ? 1 : a - b))
    .toSorted((a, b) => byText(valueAt(a), valueAt(b)) || a - b);
};

const byNumber = (a: Value, b: Value): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : Number(a) - Number(b);

const byText = (a: Value, b: Value): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compareText(String(a), String(b));

const quickKey = (text: string): string => searchKey(text).replace(/\d+/g, (digits) => digits.padStart(15, '0'));
