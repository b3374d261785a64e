import type { PartnerForm } from '@esteto/domain/company/partner/partner-form';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** Who will be, or is, a partner of a company, with what its articles of association say of them. Of a link only its hash is kept. */
export const partners = pgTable(
  'partners',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    is_owner: boolean().notNull(),
    name: text().notNull(),
    email: text(),
    shares: integer(),
    form: jsonb().$type<PartnerForm>(),
    filled_at: instant(),
    /** The hash of the letter's link; null until its job has sent it. */
    token_hash: text().unique('partners_token'),
    /** The hash of a link that the owner copied. */
    copied_hash: text().unique('partners_copied'),
    invited_at: instant(),
    expires_at: instant(),
  },
  (table) => [
    index('partners_company').on(table.company_id, table.id),
    /** One CPF is one person. */
    uniqueIndex('partners_cpf').on(table.company_id, sql`(form ->> 'cpf')`),
    uniqueIndex('partners_owner').on(table.company_id).where(sql`is_owner`),
  ],
);
