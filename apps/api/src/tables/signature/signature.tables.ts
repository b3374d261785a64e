import type { SignatureSubjectType } from '@esteto/domain/identity/signature/signature-life';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

/** Texts that people sign with a code by e-mail. The text stands still from when the code is asked for; of the code there is only a keyed hash. */
export const signatures = pgTable(
  'signatures',
  {
    id: id(),
    subject_type: text().$type<SignatureSubjectType>().notNull(),
    subject_id: bigid().notNull(),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    text: text().notNull(),
    sha256: text().notNull(),
    email: text().notNull(),
    asked_at: instant().notNull(),
    code_hash: text(),
    code_sent_at: instant(),
    expires_at: instant(),
    signed_at: instant(),
    name: text(),
    cpf: text(),
    ip: text(),
    user_agent: text(),
    request_id: text(),
    pdf_file_id: text(),
    pdf_sha256: text(),
  },
  (table) => [
    uniqueIndex('signatures_subject').on(table.subject_type, table.subject_id, table.user_id),
    index('signatures_company').on(table.company_id),
  ],
);
