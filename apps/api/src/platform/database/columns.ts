import { bigint, customType, integer } from 'drizzle-orm/pg-core';

// Columns as the wire names them, so that a row is its own answer: bigint ids as numbers, instants as ISO UTC text, money as integer cents.

export const bigid = () => bigint({ mode: 'number' });
export const id = () => bigid().primaryKey().generatedAlwaysAsIdentity();
export const cents = () => bigint({ mode: 'number' });

/** timestamptz, seen as '2026-11-20T12:00:00.000Z'. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** What every record that people change carries; `version` is the optimistic lock. */
export const recordColumns = {
  id: id(),
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
  created_by: bigid(),
  updated_by: bigid(),
  version: integer().notNull().default(1),
};
