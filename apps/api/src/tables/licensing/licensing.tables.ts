import type { RenewalStatus } from '@esteto/domain/opening/licensing/licence-life';
import type { LicensingItemStatus } from '@esteto/domain/opening/licensing/licensing-item-status';
import type { LicensingKind } from '@esteto/domain/opening/licensing/licensing-kind';
import type { LicensingStatus } from '@esteto/domain/opening/licensing/licensing-life';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

/** The licensing of a company, once for each. */
export const licensings = pgTable(
  'licensings',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .unique('licensings_company')
      .references(() => companies.id),
    status: text().$type<LicensingStatus>().notNull(),
    /** Who of the staff looks after it. */
    analyst_id: bigid().references(() => users.id),
    cancel_reason: text(),
  },
  (table) => [
    index('licensings_created').on(table.created_at, table.id),
    index('licensings_updated').on(table.updated_at, table.id),
    index('licensings_status').on(table.status, table.created_at, table.id),
    index('licensings_analyst').on(table.analyst_id),
  ],
);

/** One licence of it. What was renewed stays, with its validity, beside the one that renews it. */
export const licences = pgTable(
  'licences',
  {
    ...recordColumns,
    licensing_id: bigid()
      .notNull()
      .references(() => licensings.id),
    kind: text().$type<LicensingKind>().notNull(),
    name: text(),
    status: text().$type<LicensingItemStatus>().notNull(),
    observation: text(),
    valid_until: date(),
    number: text(),
    issued_by: text(),
    renewal: text().$type<RenewalStatus>().notNull().default('first'),
    renews_id: bigid().unique('licences_renews'),
    /** The last day on which somebody did something about it. */
    moved_on: date().notNull(),
    /** When the doctor answered; null again once the team has gone on. */
    answered_at: instant(),
    /** When its owner was last written to about it. */
    reminded_on: date(),
    /** The last reminder of its end that was sent: so many days before. */
    ending_told: integer(),
  },
  (table) => [
    index('licences_licensing').on(table.licensing_id, table.id),
    index('licences_place').on(table.kind, table.status),
    index('licences_ending').on(table.valid_until).where(sql`valid_until is not null`),
    index('licences_answered').on(table.licensing_id).where(sql`answered_at is not null`),
  ],
);
