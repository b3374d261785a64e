import type { HolidayScope, PlacedHoliday } from '@esteto/domain/agenda/holiday/holiday-form';
import type { Uf } from '@esteto/domain/shared/tables/uf';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/database/columns.ts';

/** Holidays that staff tell; those of the whole country that the law fixes are not here. */
export const holidays = pgTable(
  'holidays',
  {
    ...recordColumns,
    date: date().notNull(),
    name: text().notNull(),
    scope: text().$type<HolidayScope>().notNull(),
    state: text().$type<Uf>(),
    ibge: text(),
    city: text(),
    source: text().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    index('holidays_date').on(table.date, table.id),
    uniqueIndex('holidays_place')
      .on(table.date, table.scope, sql`coalesce(state, '')`, sql`coalesce(ibge, '')`)
      .where(sql`deleted_at is null`),
  ],
);

/** All that staff told, as a column of whatever is asked beside them. */
export const toldHolidays = sql<
  PlacedHoliday[]
>`(select coalesce(json_agg(json_build_object('date', ${holidays.date}, 'scope', ${holidays.scope},
  'state', ${holidays.state}, 'ibge', ${holidays.ibge})), '[]') from ${holidays} where ${holidays.deleted_at} is null)`;
