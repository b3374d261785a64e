import { pgTable, text } from 'drizzle-orm/pg-core';

/** What was set once for everybody, by the name of what it sets. */
export const configurations = pgTable('configurations', { field: text().primaryKey(), value: text() });
