import type { Divergence } from '@esteto/domain/duty/duty-shift/clock';
import type { DutyShiftForm, StepKind } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import type { AnnouncementType, ShiftType } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import type { DutyShiftStatus } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import type { Announcement } from '@esteto/domain/duty/shift-announcement/announcement';
import type { ShiftValueKind } from '@esteto/domain/shared/money/value-kind';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { unitSectors, units } from '../unit/unit.tables.ts';
import { users } from '../user/user.tables.ts';

/**
 * One place of a duty shift: a shift with three vacancies is three rows, so that a place is never given twice. When it is stands in the wall time of its
 * group, and as instants beside it. That nobody has two at a time is the database's own word (platform/database/double-booking.ts).
 */
export const dutyShifts = pgTable(
  'duty_shifts',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    unit_id: bigid()
      .notNull()
      .references(() => units.id),
    sector_id: bigid().references(() => unitSectors.id),
    title: text(),
    shift_type: text().$type<ShiftType>().notNull(),
    starts_on: date().notNull(),
    starts_at: text().notNull(),
    ends_on: date().notNull(),
    ends_at: text().notNull(),
    start_at: instant().notNull(),
    end_at: instant().notNull(),
    duration_minutes: integer().notNull(),
    night_minutes: integer().notNull(),
    weekend_minutes: integer().notNull(),
    holiday_minutes: integer().notNull(),
    qualification_ids: bigid().array().notNull(),
    tag_ids: bigid().array().notNull(),
    professional_id: bigid().references(() => users.id),
    /** Who had it once it was published, and may not any more. */
    former_ids: bigid().array().notNull().default([]),
    value: cents(),
    value_kind: text().$type<ShiftValueKind>(),
    notes: text(),
    announcement_type: text().$type<AnnouncementType>().notNull().default('none'),
    announcement: jsonb().$type<Announcement>(),
    status: text().$type<DutyShiftStatus>().notNull(),
    /** What the clock says (shift-clock/): the entry and the check-out that count, and what they come to by the group's rules of then. */
    in_at: instant(),
    out_at: instant(),
    done_minutes: integer(),
    done_night_minutes: integer(),
    done_weekend_minutes: integer(),
    done_holiday_minutes: integer(),
    divergences: jsonb().$type<Divergence[]>().notNull().default([]),
    /** The note that was asked for it, and what it was worth then, in cents (shift-money/). */
    invoice_id: bigid().references(() => invoices.id),
    invoiced_value: cents(),
    deleted_at: instant(),
  },
  (table) => [
    index('duty_shifts_group').on(table.group_id, table.starts_on).where(sql`deleted_at is null`),
    index('duty_shifts_announced').on(table.group_id, table.starts_on).where(sql`announcement_type <> 'none' and deleted_at is null`),
    // What the clock has still to settle: a few, whatever the number of shifts.
    index('duty_shifts_unsettled')
      .on(table.end_at)
      .where(sql`deleted_at is null and status in ('published', 'taken', 'confirmed', 'in_swap', 'running')`),
    index('duty_shifts_invoice').on(table.invoice_id).where(sql`invoice_id is not null`),
    index('duty_shifts_former').using('gin', table.former_ids).where(sql`former_ids <> '{}'`),
    index('duty_shifts_tags').using('gin', table.tag_ids).where(sql`tag_ids <> '{}' and deleted_at is null`),
    index('duty_shifts_professional').on(table.professional_id, table.start_at).where(sql`deleted_at is null`),
  ],
);

/** What a shift was before a step, for its undo; `version` is the one that the step left behind. */
export type StepShift = { id: number; version: number; before: DutyShiftForm | null };

/** One step of whoever makes a schedule, which can be taken back as a whole. */
export const scheduleSteps = pgTable(
  'schedule_steps',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    kind: text().$type<StepKind>().notNull(),
    shifts: jsonb().$type<StepShift[]>().notNull(),
    is_undone: boolean().notNull().default(false),
  },
  (table) => [index('schedule_steps_group').on(table.group_id, table.id)],
);
