import type { HistoryEvent } from '@esteto/contract/history';
import type { RecordType } from '@esteto/domain/office/log/record-type';
import { recordWords } from '@esteto/domain/office/log/record-words';
import { type EventAction, eventLabel } from '@esteto/domain/registry/event-label';
import { readChanges } from '@esteto/domain/shared/event/change-list';
import { and, desc, eq, notLike } from 'drizzle-orm';
import { type AnyObjectSchema, object } from 'yup';
import { events } from '../../tables/platform/audit.tables.ts';
import { users } from '../../tables/user/user.tables.ts';
import type { Reader } from '../database/database.ts';
import { namesIn } from './reference-names.ts';

/** What happened to a record, newest first, in the words that the log has of its type: of what changed, the fields of its form. Two statements. */
export const recordHistory = async (
  db: Reader,
  entity: { type: RecordType; id: number },
  form: AnyObjectSchema,
): Promise<HistoryEvent[]> => {
  const words = object({ ...form.fields, ...recordWords[entity.type] });
  const events = (await eventsOf(db, entity)).map(({ changes, ...event }) => ({
    ...event,
    changes: changes.filter(({ path }) => Object.hasOwn(form.fields, path)),
  }));
  const nameOf = await namesIn(
    db,
    events.flatMap(({ changes }) => changes),
  );
  return events.map((event) => ({
    ...event,
    label: eventLabel[event.action as EventAction],
    changes: readChanges(words, event.changes, nameOf),
  }));
};

/** Who only looked at a record is told by the log, and not between what was done to it. */
const isDone = notLike(events.action, '%.looked_at');

/** What happened to one record, newest first, with the name of who did it (null: the product itself). One statement. */
const eventsOf = (db: Reader, entity: { type: string; id: number }) =>
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
