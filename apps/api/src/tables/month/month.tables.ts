import type { RFactorFigures } from '@esteto/domain/month/r-factor/r-factor-figures';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigid, cents } from '../../platform/database/columns.ts';

/**
 * What domain computes of a company's month, kept for lists of many companies (docs/decisions/059-many-companies.md). Nothing here depends on today.
 * Old as soon as `month_changes` holds the company.
 */
export const monthFigures = pgTable(
  'month_figures',
  {
    company_id: bigid().notNull(),
    /** 'YYYY-MM' */
    competence: text().notNull(),
    /** Null where there is none, or none can be said yet. */
    das_due: cents(),
    /** Null outside the Simples. */
    r_factor: jsonb().$type<RFactorFigures>(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.competence] })],
);

/** Companies of whose months something changed since their figures were kept: written by triggers (platform/database/month-changes.ts), emptied by a job. */
export const monthChanges = pgTable(
  'month_changes',
  { id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), company_id: bigid().notNull() },
  (table) => [index('month_changes_company').on(table.company_id)],
);

/** The same of what the closings of a company find, emptied by another job (modules/month/closing/judge-closings.ts). */
export const closingChanges = pgTable(
  'closing_changes',
  { id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), company_id: bigid().notNull() },
  (table) => [index('closing_changes_company').on(table.company_id)],
);
