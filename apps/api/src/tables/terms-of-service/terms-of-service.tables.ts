import { desc, lte, type Placeholder } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, id, instant, recordColumns } from '../../platform/database/columns.ts';
import type { Reader } from '../../platform/database/database.ts';
import { users } from '../user/user.tables.ts';

/** The versions of the terms; one without `published_at` is a draft, the one published last is in force. */
export const termsOfService = pgTable(
  'terms_of_service',
  {
    ...recordColumns,
    text: text().notNull(),
    /** Told to who accepts it; null: it is the first. */
    what_changed: text(),
    published_at: instant(),
  },
  (table) => [index('terms_of_service_published').on(table.published_at, table.id)],
);

/** The version that was published last, for a query to select from or join; no row before the first. `now` is an instant. */
export const termsInForce = (db: Reader, now: string | Placeholder) =>
  db
    .select({
      id: termsOfService.id,
      text: termsOfService.text,
      what_changed: termsOfService.what_changed,
      published_at: termsOfService.published_at,
    })
    .from(termsOfService)
    .where(lte(termsOfService.published_at, now))
    .orderBy(desc(termsOfService.published_at), desc(termsOfService.id))
    .limit(1)
    .as('terms_in_force');

/**
 * Who accepted which version, when and from where. The address is personal data, kept because we are the ones who must prove that this person
 * agreed (LGPD, art. 8, § 2º, and art. 7, VI); nothing else of the browser is.
 */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: id(),
    terms_id: bigid()
      .notNull()
      .references(() => termsOfService.id),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    accepted_at: instant().notNull(),
    /** Null for who was written in by the product itself. */
    ip: text(),
  },
  (table) => [uniqueIndex('terms_acceptances_user').on(table.user_id, table.terms_id)],
);
