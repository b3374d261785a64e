import type { AutoFillStatus } from '@esteto/domain/duty/auto-fill/auto-fill-life';
import type { FillPhase } from '@esteto/domain/duty/auto-fill/fill-phases';
import type { FilledPlace, FillProposal, LeftPlace } from '@esteto/domain/duty/auto-fill/fill-proposal';
import type { DutyShiftForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { units } from '../unit/unit.tables.ts';

/** A place as it was when the proposal was made: one that changed since is not taken over. */
type Kept = { version: number };

export type KeptProposal = Omit<FillProposal, 'filled' | 'left'> & {
  filled: (FilledPlace & Kept & { shift: DutyShiftForm })[];
  left: (LeftPlace & Kept)[];
};

/** Proposals for the places of a schedule that nobody has. `unit_ids`: the units it is about, of all that the group has those of whoever asked. */
export const autoFills = pgTable(
  'auto_fills',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    unit_id: bigid().references(() => units.id),
    unit_ids: bigid().array().notNull(),
    first_on: date().notNull(),
    last_on: date().notNull(),
    with_warnings: boolean().notNull(),
    seed: integer().notNull(),
    status: text().$type<AutoFillStatus>().notNull(),
    phase: text().$type<FillPhase>(),
    proposal: jsonb().$type<KeptProposal>(),
  },
  (table) => [
    index('auto_fills_group').on(table.group_id, table.id),
    // One of a group at a time: two would propose the same people at the same time.
    uniqueIndex('auto_fills_running').on(table.group_id).where(sql`status = 'running'`),
  ],
);
