import type { HistoryEvent } from '@esteto/contract/history';
import type { EventChange } from '@esteto/domain/event/change-list';
import { fieldLabel, fieldValue } from '@esteto/domain/event/field-change';
import { invoiceRecord } from '@esteto/domain/invoice/invoice-record';
import { type EventAction, eventLabel } from '@esteto/domain/registry/event-label';
import { inArray } from 'drizzle-orm';
import { eventsOf } from '../../platform/audit/event-log.ts';
import type { Reader } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { clients } from '../../tables/client/client.tables.ts';
import { users } from '../../tables/user/user.tables.ts';

/** What happened with an invoice, newest first, in a person's words. One statement for the events and one for each kind of name in them. */
export const readHistory = async (db: Reader, id: number): Promise<HistoryEvent[]> => {
  const log = await eventsOf(db, { type: 'invoice', id });
  // Every invoice began with a request: none without an event exists.
  if (log.length === 0) throw notFound();
  const changes = log.flatMap((event) => event.changes);
  const names: Names = {
    client_id: await namesOf(db, clients, idsIn(changes, 'client_id')),
    responsible_id: await namesOf(db, users, idsIn(changes, 'responsible_id')),
  };
  return log.map((event) => ({
    ...event,
    label: eventLabel[event.action as EventAction],
    changes: event.changes.filter(isTold).map((change) => ({
      path: change.path,
      label: fieldLabel(invoiceRecord, change.path),
      old: inWords(names, change.path, change.old),
      new: inWords(names, change.path, change.new),
    })),
  }));
};

/** Columns that no person fills in or reads have no label, and are not told. */
const isTold = ({ path }: EventChange): boolean => Object.hasOwn(invoiceRecord.fields, path);

type Names = Record<string, Map<number, string>>;

const inWords = (names: Names, path: string, value: unknown): string =>
  names[path]?.get(Number(value)) ?? fieldValue(invoiceRecord, path, value);

const idsIn = (changes: readonly EventChange[], path: string): number[] => [
  ...new Set(
    changes
      .filter((change) => change.path === path)
      .flatMap((change) => [change.old, change.new])
      .filter((id) => typeof id === 'number'),
  ),
];

const namesOf = async (db: Reader, table: typeof clients | typeof users, ids: number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
