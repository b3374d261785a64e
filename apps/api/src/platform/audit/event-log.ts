import { and, desc, eq, notLike } from 'drizzle-orm';
import { events } from '../../tables/platform/audit.tables.ts';
import { users } from '../../tables/user/user.tables.ts';
import type { Reader } from '../database/database.ts';

/** Who only looked at a record is told by the log, and not between what was done to it. */
const isDone = notLike(events.action, '%.looked_at');

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
    .where(and(eq(events.entity_type, entity.type), eq(events.entity_id, entity.id), isDone))
    .orderBy(desc(events.id));
