import type { UnitType } from '@esteto/domain/duty/unit/unit-types';
import type { Address } from '@esteto/domain/shared/document/address';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';

export const units = pgTable(
  'units',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    name: text().notNull(),
    code: text().notNull(),
    type: text().$type<UnitType>().notNull(),
    cnes: text(),
    cnpj: text(),
    phone: text(),
    email: text(),
    address: jsonb().$type<Address>(),
    /** Degrees of WGS 84, from which the geofence is measured. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    geofence_radius_meters: integer(),
    is_active: boolean().notNull().default(true),
    search_key: text().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    uniqueIndex('units_group_code').on(table.group_id, table.code).where(sql`deleted_at is null`),
    index('units_group_name').on(table.group_id, table.name, table.id),
    index('units_search').using('gin', table.search_key.op('gin_trgm_ops')),
  ],
);

/** A part of a unit that has its own schedule: 'UTI adulto'. */
export const unitSectors = pgTable(
  'unit_sectors',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    unit_id: bigid()
      .notNull()
      .references(() => units.id),
    name: text().notNull(),
    code: text().notNull(),
    /** Instead of the unit's. */
    geofence_radius_meters: integer(),
    is_active: boolean().notNull().default(true),
    deleted_at: instant(),
  },
  (table) => [uniqueIndex('unit_sectors_unit_code').on(table.unit_id, table.code).where(sql`deleted_at is null`)],
);
