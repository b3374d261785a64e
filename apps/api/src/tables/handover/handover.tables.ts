import type { HandoverItem } from '@esteto/domain/opening/handover/handover-item';
import type { HandoverStatus } from '@esteto/domain/opening/handover/handover-life';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** Companies that come from another accountant. */
export const handovers = pgTable(
  'handovers',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    accountant_name: text(),
    accountant_email: text(),
    /** When the letter left last; null: it never did. */
    letter_sent_at: instant(),
  },
  (table) => [uniqueIndex('handovers_company').on(table.company_id)],
);

/** What the former accountant hands over, thing by thing. */
export const handoverItems = pgTable(
  'handover_items',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    item: text().$type<HandoverItem>().notNull(),
    status: text().$type<HandoverStatus>().notNull(),
  },
  (table) => [
    uniqueIndex('handover_items_item').on(table.company_id, table.item),
    index('handover_items_awaited').on(table.company_id).where(sql`status = 'awaited'`),
  ],
);
