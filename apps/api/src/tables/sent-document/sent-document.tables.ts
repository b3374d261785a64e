import type { IncomeTaxType, SentDocumentKind } from '@esteto/domain/office/sent-document/sent-document-kind';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';

/** What people send the team of their own; their colleagues do not see it. */
export const sentDocuments = pgTable(
  'sent_documents',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<SentDocumentKind>().notNull(),
    competence: text(),
    year: integer(),
    type: text().$type<IncomeTaxType>(),
    payer: text(),
    amount: cents(),
    file_id: text()
      .notNull()
      .references(() => files.id),
    removed_at: instant(),
  },
  (table) => [index('sent_documents_company').on(table.company_id, table.id), index('sent_documents_user').on(table.user_id)],
);
