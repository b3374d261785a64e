import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigid, instant } from '../../platform/database/columns.ts';

/** The first answer of each intent, so that a repeat gets it again. Swept after a week. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: bigid().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    answer: jsonb(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);
