import type { EmitterEnvironment, IssuingAdapter } from '@esteto/domain/billing/municipality/issuing-adapter';
import type { CancelDeadline, IssOfService } from '@esteto/domain/billing/municipality/municipal-rule';
import type { Uf } from '@esteto/domain/shared/tables/uf';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** How invoices are issued in a city; one without a row here issues by hand. */
export const municipalParameters = pgTable(
  'municipal_parameters',
  {
    ...recordColumns,
    ibge: text().notNull().unique('municipal_parameters_ibge'),
    city: text().notNull(),
    state: text().$type<Uf>().notNull(),
    adapter: text().$type<IssuingAdapter>().notNull(),
    environment: text().$type<EmitterEnvironment>().notNull(),
    dps_series: integer().notNull(),
    sends_municipal_registration: boolean().notNull().default(false),
    search_key: text().notNull(),
  },
  (table) => [index('municipal_parameters_city').on(table.city, table.id)],
);

export type MunicipalParameterRecord = typeof municipalParameters.$inferSelect;

/** What the law of a city says from a month on. Rows are only added: of two for the same month the later one holds. */
export const municipalRules = pgTable(
  'municipal_rules',
  {
    id: id(),
    parameter_id: bigid()
      .notNull()
      .references(() => municipalParameters.id),
    /** 'YYYY-MM' */
    valid_from: text().notNull(),
    iss_rate: text(),
    iss_by_service: jsonb().$type<IssOfService[]>().notNull(),
    cancel_deadline: text().$type<CancelDeadline>(),
    cancel_days: integer(),
    iss_due_day: integer(),
    source: text().notNull(),
    reason: text().notNull(),
    created_at: instant().notNull(),
    created_by: bigid().references(() => users.id),
  },
  (table) => [index('municipal_rules_month').on(table.parameter_id, table.valid_from, table.id)],
);

export type MunicipalRuleRecord = typeof municipalRules.$inferSelect;
