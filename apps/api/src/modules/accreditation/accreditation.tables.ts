import type { AccreditationStatus } from '@esteto/domain/accreditation/accreditation-life';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { users } from '../user/user.tables.ts';

/** Ties a professional to a management group. */
export const accreditations = pgTable(
  'accreditations',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    professional_id: bigid()
      .notNull()
      .references(() => users.id),
    /** The company that the group pays for the professional's work; null until that is said. */
    company_id: bigid().references(() => companies.id),
    status: text().$type<AccreditationStatus>().notNull(),
    /** 'YYYY-MM' of the approval; null of one that never was approved. */
    first_competence: text(),
    /** 'YYYY-MM' in which it ended; null while it is in force. */
    last_competence: text(),
  },
  (table) => [
    uniqueIndex('accreditations_group_professional').on(table.group_id, table.professional_id),
    index('accreditations_company').on(table.company_id),
  ],
);
