import type { ComparedRegime } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, id, instant } from '../../platform/database/columns.ts';
import { leads } from '../lead/lead.tables.ts';

/**
 * Simulations that people left with us, by consent (LGPD, art. 7º, I): what they agreed to and when is kept beside them (art. 8º, § 2º), and all of the
 * row goes at `retention_until`, by a job. The audit trail holds nothing of it but that it happened: it cannot forget.
 */
export const simulationLeads = pgTable(
  'simulation_leads',
  {
    id: id(),
    /** Drawn by the browser for one intent. */
    key: text().notNull().unique('simulation_leads_key'),
    /** The lead that it made known; the row goes with the lead. */
    lead_id: bigid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    consent_version: text().notNull(),
    consented_at: instant().notNull(),
    retention_until: instant().notNull(),
    /** The month whose tax tables held. */
    competence: text().notNull(),
    input: jsonb().$type<SimulationInput>().notNull(),
    /** What the person was shown; of the year, in cents. */
    best_regime: text().$type<ComparedRegime>().notNull(),
    best_net: cents().notNull(),
    result: jsonb().$type<KeptResult>().notNull(),
    search_key: text().notNull().default(''),
  },
  (table) => [
    index('simulation_leads_retention').on(table.retention_until),
    index('simulation_leads_lead').on(table.lead_id),
    index('simulation_leads_consented').on(table.consented_at, table.id),
    index('simulation_leads_net').on(table.best_net, table.id),
    index('simulation_leads_search').using('gin', table.search_key.op('gin_trgm_ops')),
  ],
);

export type KeptResult = { regime: ComparedRegime; tax: number; net: number }[];
