import type { LicenceDocumentKind } from '@esteto/domain/opening/licensing/licence-documents';
import type { LicenceRequestStatus, TOLD_STATUSES } from '@esteto/domain/opening/licensing/licence-request-life';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';
import { licences } from './licensing.tables.ts';

/** What the doctor was told of a licence, and what they answered. What was told before stays. */
export const licenceRequests = pgTable(
  'licence_requests',
  {
    ...recordColumns,
    licence_id: bigid()
      .notNull()
      .references(() => licences.id),
    status: text().$type<LicenceRequestStatus>().notNull(),
    told: text().$type<(typeof TOLD_STATUSES)[number]>().notNull(),
    text: text().notNull(),
    answer: text(),
    answered_at: instant(),
    answered_by: bigid().references(() => users.id),
  },
  (table) => [index('licence_requests_licence').on(table.licence_id, table.id)],
);

/** Papers beside a licence, of the doctor or of the team. One that was taken back stays, and is shown no more. */
export const licencePapers = pgTable(
  'licence_documents',
  {
    ...recordColumns,
    licence_id: bigid()
      .notNull()
      .references(() => licences.id),
    kind: text().$type<LicenceDocumentKind>().notNull(),
    file_id: text()
      .notNull()
      .references(() => files.id),
    /** Sent by a partner of the company, not by the team. */
    from_client: boolean().notNull().default(false),
    /** What it answers, if anything. */
    request_id: bigid().references(() => licenceRequests.id),
    removed_at: instant(),
  },
  (table) => [index('licence_documents_licence').on(table.licence_id, table.id).where(sql`removed_at is null`)],
);
