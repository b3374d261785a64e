import type { EventAction } from '@esteto/domain/registry/event-label';
import type { Change } from '../../tables/platform/audit.tables.ts';
import type { RecordTable, Row, RowUpdate } from './record-table.ts';

export type Event = {
  action: EventAction;
  company_id?: number | null;
  /** The record that it is told of, where that is another than the row: a company, of a row that keeps what it was. */
  of?: number;
  reason?: string | null;
  /** Changes on the way that the row no longer shows (statuses passed), told before its own. */
  passing?: Change[];
  /** The only columns that are told of what changed, and then no reason: the trail forgets nothing, and may not hold who a person is. */
  only?: ReadonlySet<string>;
};

/** How rows that are locked are written. */
export type Writes = {
  /** Writes a row that `lock` answered, and tells what changed. */
  change: <T extends RecordTable>(table: T, before: Row<T>, values: RowUpdate<T>, event: Event) => Promise<Row<T>>;
  /** Writes rows that `lockAll` answered, all in one statement, and tells of each what changed: all the same values and event, or each its own. */
  changeAll: <T extends RecordTable>(
    table: T,
    before: readonly Row<T>[],
    values: RowUpdate<T> | ((before: Row<T>) => RowUpdate<T>),
    event: Event | ((before: Row<T>) => Event),
  ) => Promise<void>;
};
