import { isDeepStrictEqual } from 'node:util';
import { type InferInsertModel, type InferSelectModel, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table that spreads `recordColumns`. */
export type RecordTable = PgTable & { id: PgColumn; version: PgColumn; updated_at: PgColumn; updated_by: PgColumn };

type Stamps = 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'version';

export type Row<T extends RecordTable> = InferSelectModel<T>;
export type Values<T extends RecordTable> = Omit<InferInsertModel<T>, Stamps>;
export type RowUpdate<T extends RecordTable> = Partial<Values<T>>;

/** JSON knows no undefined; an expression of SQL is no value, and equals nothing. */
const asStored = (value: unknown): unknown =>
  value instanceof SQL ? Symbol('computed') : value === undefined || value === null ? null : JSON.parse(JSON.stringify(value));

/** Whether a column would hold the same. */
export const isSameStored = (before: unknown, after: unknown): boolean => isDeepStrictEqual(asStored(before), asStored(after));

/** Whether a row that is written with these values would be another. */
export const wouldChange = (row: Record<string, unknown>, values: Record<string, unknown>): boolean =>
  Object.entries(values).some(([name, value]) => value !== undefined && !isSameStored(row[name], value));
