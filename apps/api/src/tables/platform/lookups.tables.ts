import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** What the public services answered. A null answer says that there is no such thing. Swept when nobody can use it any more. */
export const lookupAnswers = pgTable(
  'lookup_answers',
  {
    service: text().notNull(),
    key: text().notNull(),
    answer: jsonb().$type<unknown>(),
    fetched_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.key] }), index('lookup_answers_fetched').on(table.fetched_at)],
);
