import type { HistoryEvent } from '@esteto/contract/history';
import { readChanges } from '@esteto/domain/event/change-list';
import { type EventAction, eventLabel } from '@esteto/domain/registry/event-label';
import type { AnyObjectSchema } from 'yup';
import type { Reader } from '../database/database.ts';
import { eventsOf } from './event-log.ts';

/** What happened to a record, newest first, in a person's words: of what changed, the fields of its form. One statement. */
export const recordHistory = async (db: Reader, entity: { type: string; id: number }, form: AnyObjectSchema): Promise<HistoryEvent[]> =>
  (await eventsOf(db, entity)).map((event) => ({
    ...event,
    label: eventLabel[event.action as EventAction],
    changes: readChanges(
      form,
      event.changes.filter(({ path }) => Object.hasOwn(form.fields, path)),
    ),
  }));
