import type { RequestLeg } from '@esteto/domain/duty/shift-request/request-legs';
import type { ShiftRequestStatus, ShiftRequestType } from '@esteto/domain/duty/shift-request/shift-request-life';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import type { Row } from '../../platform/work/record-table.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { users } from '../user/user.tables.ts';

export type AskedClock = { in_on: string; in_time: string; out_on: string; out_time: string; in_at: string; out_at: string };

/**
 * What somebody asks about shifts. `party_ids`: whose word it needs besides the requester's; `accepted_ids`: who has given it. An approved day off is the
 * absence that the rules look at.
 */
export const shiftRequests = pgTable(
  'shift_requests',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    type: text().$type<ShiftRequestType>().notNull(),
    requester_id: bigid()
      .notNull()
      .references(() => users.id),
    party_ids: bigid().array().notNull(),
    accepted_ids: bigid().array().notNull(),
    shift_ids: bigid().array().notNull(),
    legs: jsonb().$type<RequestLeg[]>().notNull(),
    justification: text(),
    value_difference: cents(),
    /** The wall times that a request about the clock asks for, with their instants. */
    clock: jsonb().$type<AskedClock>(),
    starts_on: date(),
    ends_on: date(),
    expires_at: instant(),
    decision_reason: text(),
    status: text().$type<ShiftRequestStatus>().notNull(),
  },
  (table) => [
    index('shift_requests_group').on(table.group_id, table.status, table.id),
    index('shift_requests_requester').on(table.requester_id, table.id),
    index('shift_requests_parties').using('gin', table.party_ids),
    index('shift_requests_shifts').using('gin', table.shift_ids),
    index('shift_requests_due').on(table.expires_at).where(sql`status in ('proposed', 'counter_proposed', 'awaiting_coordination')`),
  ],
);

export type ShiftRequest = Row<typeof shiftRequests>;
