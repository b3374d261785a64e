import type { ListInput, Page } from '@esteto/contract/list';
import type { EventAction } from '@esteto/domain/registry/event-label';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../database/database.ts';
import { notFound } from '../http/app-error.ts';
import { type Orders, type Query, readPage } from '../http/paging.ts';
import type { AnyActor } from './actor.ts';
import type { RecordTable, RowUpdate, Values } from './record-table.ts';
import { refuseTaken } from './taken.ts';
import type { Tx } from './work.ts';

type PlainTable = RecordTable & { deleted_at: PgColumn };

/** What is particular to a noun that is only listed, created, changed and deleted. */
type PlainNoun<T extends PlainTable, Actor extends AnyActor, Input extends ListInput, Form, Row> = {
  table: T;
  /** The owner of a row is written when it is created; nobody reads, changes or deletes a row of another owner. */
  owner: { column: PgColumn; id: (actor: Actor) => number };
  /** A row as the answer shows it. */
  rows: (db: Reader) => Query<Row>;
  /** What a list may be sorted by; the first is the default. */
  orders: Orders;
  /** The filters of a list. */
  matches: (input: Input) => (SQL | undefined)[];
  /** What a form writes. */
  columns: (form: Form) => RowUpdate<T>;
  /** None is deleted where there is no such event: it is deactivated. */
  events: { created: EventAction; edited: EventAction; deleted?: EventAction };
  /** A unique index of the table, and what is said beside the field whose value another row has. */
  duplicate: { constraint: string; field: string; message: string };
  /** Refuses what is in use. */
  beforeRemove?: (tx: Tx, actor: Actor, id: number) => Promise<void>;
};

/**
 * The five use cases of a plain noun, which `bindAll` ties to its endpoints. A deleted row stays in the table, with its history. A noun that does more at
 * one of them writes that one itself, beside the others.
 */
export const plainRecords = <T extends PlainTable, Actor extends AnyActor, Input extends ListInput, Form, Row extends { id: number }>(
  { db, work }: Pick<Deps, 'db' | 'work'>,
  { table, owner, rows, orders, matches, columns, events, duplicate, beforeRemove }: PlainNoun<T, Actor, Input, Form, Row>,
) => {
  const scope = (actor: Actor): SQL | undefined => and(eq(owner.column, owner.id(actor)), isNull(table.deleted_at));

  const read = async (reader: Reader, actor: Actor, id: number): Promise<Row> => {
    const [row] = await rows(reader)(and(eq(table.id, id), scope(actor)))
      .orderBy(asc(table.id))
      .limit(1);
    if (!row) throw notFound();
    return row;
  };

  return {
    list: (actor: Actor, input: Input): Promise<Page<Row>> => {
      const [defaultOrder = 'id'] = Object.keys(orders);
      return readPage(db, { input, orders, defaultOrder, id: table.id, where: and(scope(actor), ...matches(input)) }, rows(db));
    },

    detail: (actor: Actor, { id }: { id: number }): Promise<Row> => read(db, actor, id),

    create: (actor: Actor, { body }: { body: Form }): Promise<Row> =>
      work(actor, async (tx) => {
        // A table's columns are known by name only once the table is.
        const values = { ...columns(body), [owner.column.name]: owner.id(actor) } as Values<T>;
        const row = await refuseTaken(duplicate, () => tx.insert<RecordTable>(table, values, { action: events.created }));
        return read(tx.db, actor, Number(row['id']));
      }),

    update: (actor: Actor, { id, body }: { id: number; body: Form & { version: number } }): Promise<Row> =>
      work(actor, async (tx) => {
        const { version, ...form } = body;
        const key = { id, version, scope: scope(actor) };
        await refuseTaken(duplicate, () => tx.update(table, key, columns(form as Form), { action: events.edited }));
        return read(tx.db, actor, id);
      }),

    remove: (actor: Actor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        if (!events.deleted) throw notFound();
        await beforeRemove?.(tx, actor, id);
        const deleted = { deleted_at: tx.now } as RowUpdate<T>;
        await tx.update(table, { id, version: null, scope: scope(actor) }, deleted, { action: events.deleted });
      }),
  };
};
