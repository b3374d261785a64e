import type { PayingType } from '@esteto/domain/company/company/wizard';
import type { ComparedRegime } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import type { AgreedTerms } from '@esteto/domain/plan/plan/agreed-terms';
import type { PriceComposition } from '@esteto/domain/plan/plan/price-composition';
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { leads } from '../lead/lead.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import type { KeptResult } from '../simulation/simulation.tables.ts';

export type KeptSimulation = { competence: string; input: SimulationInput; best_regime: ComparedRegime; result: KeptResult };

/** What a lead was offered: frozen as it was sent, and gone with the lead. */
export const proposals = pgTable(
  'proposals',
  {
    ...recordColumns,
    lead_id: bigid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    plan_id: bigid()
      .notNull()
      .references(() => plans.id),
    account_type: text().$type<PayingType>().notNull(),
    partners: integer().notNull(),
    is_resident: boolean().notNull(),
    message: text(),
    plan_name: text().notNull(),
    services: jsonb().$type<string[]>().notNull(),
    revenue_limit_month: cents(),
    price: jsonb().$type<PriceComposition>().notNull(),
    /** What holds for who signs up by it, until `valid_until`. */
    agreed: jsonb().$type<AgreedTerms>().notNull(),
    simulation: jsonb().$type<KeptSimulation>(),
    sent_to: text().notNull(),
    sent_at: instant().notNull(),
    valid_until: date().notNull(),
    /** The hash of the link in the letter; null until its job has sent it. */
    token_hash: text().unique('proposals_token'),
    opened_at: instant(),
    opened_count: integer().notNull().default(0),
    taken_at: instant(),
  },
  (table) => [index('proposals_lead').on(table.lead_id, table.id)],
);
