import type { LeadStage } from '@esteto/domain/opening/lead/lead-life';
import type { LeadSource } from '@esteto/domain/opening/lead/lead-source';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

/**
 * Somebody who may become a client, once however often they came: a signup that was left, a simulation, a friend's link, a call. Who became none is
 * forgotten at `retention_until`, by a job; the audit trail, which cannot forget, holds nothing of the person (LGPD, arts. 15 and 16).
 */
export const leads = pgTable(
  'leads',
  {
    ...recordColumns,
    name: text(),
    email: text().unique('leads_email'),
    phone: text(),
    source: text().$type<LeadSource>().notNull(),
    stage: text().$type<LeadStage>().notNull(),
    next_step: text(),
    next_step_on: text(),
    /** Who of the staff looks after it. */
    analyst_id: bigid().references(() => users.id),
    notes: text(),
    lost_reason: text(),
    /** What they began to register; from then on the relation with the client says how long it is kept. */
    company_id: bigid()
      .unique('leads_company')
      .references(() => companies.id),
    /** When it first reached each stage. */
    contacted_at: instant(),
    proposed_at: instant(),
    signed_up_at: instant(),
    won_at: instant(),
    /** Null of one that is not lost. */
    lost_at: instant(),
    retention_until: instant(),
    search_key: text().notNull().default(''),
  },
  (table) => [
    index('leads_search').using('gin', table.search_key.op('gin_trgm_ops')),
    index('leads_created').on(table.created_at, table.id),
    index('leads_updated').on(table.updated_at, table.id),
    index('leads_stage').on(table.stage, table.created_at, table.id),
    index('leads_analyst').on(table.analyst_id),
    index('leads_retention').on(table.retention_until),
  ],
);
