import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table that spreads `recordColumns`. */
export type RecordTable = PgTable & { id: PgColumn; version: PgColumn; updated_at: PgColumn; updated_by: PgColumn };

type Stamps = 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'version';

export type Row<T extends RecordTable> = InferSelectModel<T>;
export type Values<T extends RecordTable> = Omit<InferInsertModel<T>, Stamps>;
export type RowUpdate<T extends RecordTable> = Partial<Values<T>>;
