import type { EmitterEnvironment } from '@esteto/domain/billing/municipality/issuing-adapter';
import type { Rejection } from '@esteto/domain/billing/nfse/rejection';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { invoices } from './invoice.tables.ts';

/** The last DPS number that a company has taken in a series. Its row is locked from taking a number until what uses it is written. */
export const dpsCounters = pgTable(
  'dps_counters',
  {
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    environment: text().$type<EmitterEnvironment>().notNull(),
    series: integer().notNull(),
    last_number: bigid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.environment, table.series] })],
);

/**
 * A document for the national emitter, written down with its invoice's change before it leaves. From then on it counts as sent: only the
 * emitter knows whether it arrived, and is asked before it goes a second time.
 */
export const issuingAttempts = pgTable(
  'issuing_attempts',
  {
    id: id(),
    kind: text().$type<'issue' | 'cancel'>().notNull(),
    state: text().$type<'sent' | 'confirmed' | 'rejected'>().notNull(),
    invoice_id: bigid()
      .notNull()
      .references(() => invoices.id),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    environment: text().$type<EmitterEnvironment>().notNull(),
    /** Series and number of the DPS; null for a request that has none (an event). */
    series: integer(),
    number: bigid(),
    /** Id of the DPS, or of the request to register an event. */
    document_id: text().notNull(),
    /** The note that is cancelled; of an issue, the one that came of it. */
    access_key: text(),
    xml: text().notNull(),
    /** Until then somebody is speaking to the emitter about it, or died while doing so. */
    claimed_until: instant().notNull(),
    refusal: jsonb().$type<Rejection>(),
    created_at: instant().notNull(),
    created_by: bigid(),
    settled_at: instant(),
  },
  (table) => [
    uniqueIndex('issuing_attempts_number').on(table.company_id, table.environment, table.series, table.number).where(sql`kind = 'issue'`),
    uniqueIndex('issuing_attempts_open').on(table.invoice_id).where(sql`state = 'sent'`),
    index('issuing_attempts_waiting').on(table.claimed_until).where(sql`state = 'sent'`),
  ],
);

export type IssuingAttempt = typeof issuingAttempts.$inferSelect;
