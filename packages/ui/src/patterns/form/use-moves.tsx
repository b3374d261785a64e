import type { StateMachine } from '@esteto/domain/shared/status/state-machine';
import { type ReactNode, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { TextAreaField } from '../../components/field/text/text-area-field.tsx';
import type { MenuItem } from '../../components/menu/menu-item.ts';
import { toast } from '../../components/toast/toast.ts';
import { useTellFailure } from '../../components/toast/use-tell-failure.ts';
import { asQuery, type PartOfQuery, type QueryLike } from '../../system/query/query-like.ts';
import type { ModalSize } from '../dialog/modal.tsx';
import { FormOver } from './form-over.tsx';

type Move<Action extends string> = { id: number; body: { action: Action; reason: string | null; version: number } };
type Reason = { reason: string };
type Versioned = { version: number };
type Asked = { body: Reason & Versioned };

/** What stands over the question why, and what helps to answer it. */
export type MoveQuestion = { title: string; subtitle: string; size?: ModalSize; help?: string };

type MovesOptions<
  Row extends { id: number; version: number } & Record<Field, Status>,
  Action extends Name,
  Status extends string,
  Name extends string,
  Actor extends string,
  Field extends string,
> = {
  /** Which moves are legal, their words, and which ask why. */
  machine: StateMachine<Status, Name, Actor, string, Field>;
  by: Actor;
  /** Those that this person may make, as far as they are legal, in the order of the menu. */
  moves: readonly Action[];
  /** Whether something of the record stands against a legal move; nothing does unless told. */
  mayMove?: (row: Row, action: Action) => boolean;
  send: (move: Move<Action>) => Promise<unknown>;
  /** The toast when it worked. */
  done: (row: Row, action: Action) => string;
  question: (row: Row, action: Action) => MoveQuestion;
  /** The call that answers a record as it is now, by which the question begins: a job may have changed it since it was shown. Of a part, `select` finds it. */
  record: (row: Row) => QueryLike<Versioned> | PartOfQuery<Versioned>;
  /** What a reason must be. */
  reason: ObjectSchema<Reason>;
};

/** What may be done to move a record on: at once, or after a question why, which stands in `question`. */
export const useMoves = <
  Row extends { id: number; version: number } & Record<Field, Status>,
  Action extends Name,
  Status extends string,
  Name extends string,
  Actor extends string,
  Field extends string,
>({
  machine,
  by,
  moves,
  mayMove = () => true,
  send,
  done,
  question,
  record,
  reason: schema,
}: MovesOptions<Row, Action, Status, Name, Actor, Field>): {
  /** As items of a menu. */
  movesOf: (row: Row) => MenuItem[];
  move: (row: Row, action: Action) => void;
  question: ReactNode;
} => {
  const [pending, setPending] = useState<{ row: Row; action: Action } | null>(null);
  const tellFailure = useTellFailure();

  const move = (row: Row, action: Action) => {
    if (machine.actions[action].asks_reason) return setPending({ row, action });
    const words = done(row, action);
    void send(moveOf(row, action, null)).then(() => toast.success(words), tellFailure);
  };

  const movesOf = (row: Row): MenuItem[] => {
    const legal = machine.legalActions(row[machine.field], by);
    return moves
      .filter((action) => legal.includes(action) && mayMove(row, action))
      .map((action) => ({ label: machine.actions[action].label, onSelect: () => move(row, action) }));
  };

  const ask = ({ row, action }: { row: Row; action: Action }): ReactNode => {
    const { help, ...head } = question(row, action);
    return (
      <FormOver
        record={versionIn(record(row))}
        form={{
          ...head,
          schema,
          mutation: { mutationFn: ({ body: { reason, version } }: Asked) => send(moveOf({ id: row.id, version }, action, reason)) },
          done: done(row, action),
          submitLabel: machine.actions[action].label,
          children: <TextAreaField name="reason" help={help} />,
        }}
        onAnswer={() => undefined}
        onClose={() => setPending(null)}
      />
    );
  };

  return { movesOf, move, question: pending && ask(pending) };
};

/** The version of a record and nothing else: its other fields may be called as those of the question. */
const versionIn = (source: QueryLike<Versioned> | PartOfQuery<Versioned>) => {
  const { select, ...query } = asQuery(source);
  const versionOf = ({ version }: Versioned) => ({ version });
  return { ...query, staleTime: 0, select: (answer: Versioned) => versionOf(select ? select(answer) : answer) };
};

const moveOf = <Action extends string>(row: { id: number; version: number }, action: Action, reason: string | null): Move<Action> => ({
  id: row.id,
  body: { action, reason, version: row.version },
});
