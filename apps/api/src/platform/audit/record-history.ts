import type { HistoryEvent } from '@esteto/contract/history';
import type { RecordType } from '@esteto/domain/office/log/record-type';
import { recordWords } from '@esteto/domain/office/log/record-words';
import { type EventAction, eventLabel } from '@esteto/domain/registry/event-label';
import { readChanges } from '@esteto/domain/shared/event/change-list';
import { type AnyObjectSchema, object } from 'yup';
import type { Reader } from '../database/database.ts';
import { eventsOf } from './event-log.ts';
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
