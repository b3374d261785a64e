import type { EmitterEnvironment, IssuingAdapter } from '@esteto/domain/municipality/issuing-adapter';
import type { Uf } from '@esteto/domain/tables/uf';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/database/columns.ts';

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
