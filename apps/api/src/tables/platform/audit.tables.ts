import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../../platform/database/columns.ts';

export type Change = { path: string; old: unknown; new: unknown; kind: 'added' | 'modified' | 'removed' };

/** Append-only: the application's role holds no right to update or delete here. */
export const events = pgTable(
  'events',
  {
    id: id(),
    actor_user_id: bigid(),
    action: text().notNull(),
    entity_type: text().notNull(),
    entity_id: bigid().notNull(),
    company_id: bigid(),
    changes: jsonb().$type<Change[]>().notNull(),
    reason: text(),
    ip: text(),
    user_agent: text(),
    request_id: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    index('events_entity').on(table.entity_type, table.entity_id, table.id),
    index('events_created').on(table.created_at, table.id),
    index('events_actor').on(table.actor_user_id, table.created_at, table.id),
    index('events_company').on(table.company_id, table.created_at, table.id),
    index('events_action').on(table.action, table.created_at, table.id),
    index('events_request').on(table.request_id),
  ],
);

/** The hash chain, sealed in batches by a job so that it never serialises writes: hash = sha256(prev_hash, events first..last). */
export const eventSeals = pgTable('event_seals', {
  id: id(),
  first_event_id: bigint({ mode: 'number' }).notNull(),
  last_event_id: bigint({ mode: 'number' }).notNull().unique(),
  prev_hash: text().notNull(),
  hash: text().notNull(),
  created_at: instant().notNull(),
});
