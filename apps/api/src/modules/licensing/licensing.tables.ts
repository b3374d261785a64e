import type { LicensingItemStatus } from '@esteto/domain/licensing/licensing-item-status';
import type { LicensingKind } from '@esteto/domain/licensing/licensing-kind';
import type { LicensingStatus } from '@esteto/domain/licensing/licensing-life';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
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
    renews_id: bigid().unique('licences_renews'),
    /** When its owner was last written to about it. */
    reminded_on: date(),
  },
  (table) => [
    index('licences_licensing').on(table.licensing_id, table.id),
    index('licences_place').on(table.kind, table.status),
    index('licences_ending').on(table.valid_until).where(sql`status = 'concluded'`),
  ],
);
