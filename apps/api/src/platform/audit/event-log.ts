import { and, desc, eq } from 'drizzle-orm';
import { events } from '../../tables/platform/audit.tables.ts';
import { users } from '../../tables/user/user.tables.ts';
import type { Reader } from '../database/database.ts';

/** What happened to one record, newest first, with the name of who did it (null: the product itself). One statement. */
export const eventsOf = (db: Reader, entity: { type: string; id: number }) =>
  db
    .select({
      id: events.id,
      actor_name: users.name,
      action: events.action,
      changes: events.changes,
      reason: events.reason,
      created_at: events.created_at,
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.actor_user_id))
    .where(and(eq(events.entity_type, entity.type), eq(events.entity_id, entity.id)))
    .orderBy(desc(events.id));
