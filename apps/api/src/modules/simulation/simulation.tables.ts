import type { SimulationInput } from '@esteto/domain/simulation/simulation-input';
import type { ComparedRegime } from '@esteto/domain/tax/comparison/comparison-input';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, id, instant } from '../../platform/database/columns.ts';

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
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    consent_version: text().notNull(),
    consented_at: instant().notNull(),
    retention_until: instant().notNull(),
    /** Whose tables held. */
    competence: text().notNull(),
    input: jsonb().$type<SimulationInput>().notNull(),
    /** What the person was shown; of the year, in cents. */
    best_regime: text().$type<ComparedRegime>().notNull(),
    best_net: cents().notNull(),
    result: jsonb().$type<KeptResult>().notNull(),
  },
  (table) => [index('simulation_leads_retention').on(table.retention_until)],
);

export type KeptResult = { regime: ComparedRegime; tax: number; net: number }[];
