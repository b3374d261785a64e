import type { DocumentKind } from '@esteto/domain/opening/registration/registration-documents';
import type { WizardDocumentStatus } from '@esteto/domain/opening/wizard/wizard-document-life';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../platform/files.tables.ts';

/** Papers of a company on its way in. */
export const wizardDocuments = pgTable(
  'wizard_documents',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    kind: text().$type<DocumentKind>().notNull(),
    status: text().$type<WizardDocumentStatus>().notNull(),
    reason: text(),
    valid_until: date(),
    file_id: text()
      .notNull()
      .references(() => files.id),
    removed_at: instant(),
  },
  (table) => [index('wizard_documents_company').on(table.company_id, table.id).where(sql`removed_at is null`)],
);
