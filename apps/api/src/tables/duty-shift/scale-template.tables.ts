import type { HolidayPolicy } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import type { TemplateSlot } from '@esteto/domain/duty/scale-template/scale-template-form';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { unitSectors, units } from '../unit/unit.tables.ts';

export const scaleTemplates = pgTable(
  'scale_templates',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    name: text().notNull(),
    unit_id: bigid()
      .notNull()
      .references(() => units.id),
    sector_id: bigid().references(() => unitSectors.id),
    weeks_count: integer().notNull(),
    slots: jsonb().$type<TemplateSlot[]>().notNull(),
    holiday_policy: text().$type<HolidayPolicy>().notNull(),
    holiday_surcharge: integer(),
    valid_from: date().notNull(),
    valid_until: date(),
    is_active: boolean().notNull(),
    last_applied_at: instant(),
    search_key: text().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    uniqueIndex('scale_templates_group_name').on(table.group_id, table.name).where(sql`deleted_at is null`),
    index('scale_templates_search').using('gin', table.search_key.op('gin_trgm_ops')),
  ],
);
