import type { Placement, PunchKind, PunchSource } from '@esteto/domain/duty/duty-shift/punch-kinds';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { dutyShifts } from './duty-shift.tables.ts';

/**
 * Entries and check-outs of shifts, each as it came: a correction is a row more, and the last of its kind counts. Where the phone was is kept as whether it
 * was at the place, and how far from it; the position itself never comes here.
 */
export const shiftPunches = pgTable(
  'shift_punches',
  {
    ...recordColumns,
    shift_id: bigid()
      .notNull()
      .references(() => dutyShifts.id),
    kind: text().$type<PunchKind>().notNull(),
    source: text().$type<PunchSource>().notNull(),
    at: instant().notNull(),
    received_at: instant().notNull(),
    placement: text().$type<Placement>(),
    distance_meters: integer(),
    reason: text(),
  },
  (table) => [index('shift_punches_shift').on(table.shift_id, table.id)],
);
