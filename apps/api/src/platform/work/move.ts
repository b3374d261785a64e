import type { StateMachine } from '@esteto/domain/shared/status/state-machine';
import type { Change } from '../../tables/platform/audit.tables.ts';
import { AppError, invalid } from '../http/app-error.ts';
import type { RecordTable, Row, RowUpdate } from './record-table.ts';
import type { Event, Writes } from './writes.ts';

// The one way in which a record goes from status to status: its machine is asked, the row is written, and the event that the machine names tells of
// it. `tooling/checks/src/statuses.ts` finds whoever writes such a status past it.

/** What is done to a record: the action, by whom, and what the history keeps of it. */
export type Step<Status extends string, Name extends string, Actor extends string> = {
  action: Name;
  by: Actor;
  reason?: string | null;
  /** Where an action that goes back leads. */
  before?: Status | null;
  /** The company whose history tells the move; the row's own, unless it has none. */
  company_id?: number | null;
  only?: Event['only'];
};

/** A move of several rows, each of which may go back to where it was (`before`). */
type MovesOf<T extends RecordTable, Status extends string, Name extends string, Actor extends string> = Omit<
  Step<Status, Name, Actor>,
  'before'
> & { before?: Status | null | ((row: Row<T>) => Status | null) };

/** The statuses passed, and where the record ends. */
export type Way<Status extends string> = { through: Status[]; to: Status };

type Standing<T extends RecordTable, Field extends string, Status extends string> = Row<T> & Readonly<Record<Field, Status>>;
type Beside<T extends RecordTable, Field extends string> = Omit<RowUpdate<T>, Field>;
type Plan<T extends RecordTable, Field extends string, Status extends string> = (
  way: Way<Status>,
) => Beside<T, Field> | Promise<Beside<T, Field>>;

export type Moves = ReturnType<typeof createMoves>;

export const createMoves = ({ change, changeAll }: Writes) => ({
  /**
   * Does an action of the machine to a row that `lock` answered; refuses (422) what the machine refuses. `values` are written beside the status.
   * Where they depend on the way, or where something stands against a legal move, they are a function: it runs before anything is written.
   */
  move: async <T extends RecordTable, Status extends string, Name extends string, Actor extends string, Field extends string>(
    table: T,
    machine: StateMachine<Status, Name, Actor, Event['action'], Field>,
    before: Standing<T, NoInfer<Field>, NoInfer<Status>>,
    step: Step<NoInfer<Status>, NoInfer<Name>, NoInfer<Actor>>,
    values?: Beside<T, NoInfer<Field>> | Plan<T, NoInfer<Field>, NoInfer<Status>>,
  ): Promise<Row<T>> => {
    const from = statusOf<Status, Field>(machine.field, before);
    const way = legalWay(machine, from, step);
    const beside = typeof values === 'function' ? await (values as Plan<T, Field, Status>)(way) : values;
    return change(
      table,
      { ...before, [machine.field]: way.through.at(-1) ?? from },
      { ...beside, [machine.field]: way.to } as RowUpdate<T>,
      { ...eventOf(way.event, { ...before, ...beside }, step), passing: passed(machine.field, [from, ...way.through]) },
    );
  },

  /**
   * The same action to rows that `lockAll` answered: one statement for all that end at the same status, with the same values or each its own. One that
   * may not refuses all.
   */
  moveAll: async <T extends RecordTable, Status extends string, Name extends string, Actor extends string, Field extends string>(
    table: T,
    machine: StateMachine<Status, Name, Actor, Event['action'], Field>,
    rows: readonly Standing<T, NoInfer<Field>, NoInfer<Status>>[],
    step: MovesOf<T, NoInfer<Status>, NoInfer<Name>, NoInfer<Actor>>,
    values?: Beside<T, NoInfer<Field>> | ((row: Row<T>) => Beside<T, NoInfer<Field>>),
  ): Promise<void> => {
    const going = rows.map((row) => {
      const from = statusOf<Status, Field>(machine.field, row);
      const { before } = step;
      const { to, through, event } = legalWay(machine, from, { ...step, before: typeof before === 'function' ? before(row) : before });
      const last: Row<T> = { ...row, [machine.field]: through.at(-1) ?? from };
      return { row: last, to, event: { ...eventOf(event, row, step), passing: passed(machine.field, [from, ...through]) } };
    });
    const eventOfRow = new Map<unknown, Event>(going.map(({ row, event }) => [row.id, event]));
    for (const status of new Set(going.map(({ to }) => to)))
      await changeAll(
        table,
        going.filter(({ to }) => to === status).map(({ row }) => row),
        typeof values === 'function'
          ? (row) => ({ ...values(row), [machine.field]: status }) as RowUpdate<T>
          : ({ ...values, [machine.field]: status } as RowUpdate<T>),
        (row) => eventOfRow.get(row.id) ?? eventless(),
      );
  },
});

/** Where an action leads from a status, and past which others; refuses what the machine refuses, a reason that is missing on its field. */
export const legalWay = <Status extends string, Name extends string, Actor extends string, Field extends string>(
  machine: StateMachine<Status, Name, Actor, Event['action'], Field>,
  from: NoInfer<Status>,
  { action, by, reason, before }: Step<NoInfer<Status>, NoInfer<Name>, NoInfer<Actor>>,
): Way<Status> & { event: Event['action'] } => {
  const result = machine.transition(from, action, { by, reason: reason ?? null, before: before ?? null });
  if (result.ok) return result;
  if (result.problem === 'reason_missing') throw invalid({ reason: result.message });
  throw new AppError(422, { message: result.message, code: 'illegal_transition' });
};

const statusOf = <Status extends string, Field extends string>(field: Field, row: Readonly<Record<Field, Status>>): Status => row[field];

const eventOf = (
  action: Event['action'],
  row: object,
  { reason = null, company_id = companyOf(row), only }: Pick<Event, 'reason' | 'company_id' | 'only'>,
): Event => ({ action, company_id, reason, ...(only && { only }) });

const companyOf = (row: object): number | null => ('company_id' in row && typeof row.company_id === 'number' ? row.company_id : null);

const passed = (path: string, statuses: readonly string[]): Change[] =>
  statuses.slice(1).map((status, index) => ({ path, old: statuses[index] ?? null, new: status, kind: 'modified' }));

const eventless = (): never => {
  throw new Error('a row moved that was not asked to');
};
