import type { ReactNode } from 'react';
import type { InferType, Schema } from 'yup';
import type { Scope } from '../../system/context/scope.tsx';
import type { MutationLike, PartOfQuery, QueryFactory, QueryLike } from '../../system/query/query-like.ts';
import type { ModalSize } from '../dialog/modal.tsx';

export type FormDialogProps<S extends Schema, Row, Answer, Input> = {
  title: ReactNode | ((record: Row | undefined) => ReactNode);
  subtitle?: ReactNode | ((record: Row | undefined) => ReactNode);
  size?: ModalSize;
  schema: S;
  /** What the fields start with, beyond the schema's defaults; made from the record where it follows from it. */
  initial?: Partial<InferType<S>> | ((record: Row) => Partial<InferType<S>>);
  /** The record being edited: its id travels with the call. */
  id?: number;
  /** Loads the record; the fields start with it and its `version` travels in the body. */
  record?: QueryFactory<{ id: number } & Scope, Row>;
  /** For a record that is a part of another, and for a new one that repeats another: loads the values that the fields start with. */
  startsFrom?: QueryLike<Row> | PartOfQuery<Row>;
  /** Why this record takes no changes now: said instead of the form, with the way on; null where it may be changed. */
  refuse?: (record: Row) => { why: string; action?: ReactNode } | null;
  /** Called with `{ ...scope, id, body, idempotency_key }` and the chosen files by field name. */
  mutation: MutationLike<Answer, Input>;
  /** The toast when it worked; made from the answer and the record, as it was loaded, where it names something. */
  done: string | ((answer: Answer, record: Row | undefined) => string);
  /** What a person must read of the answer before the dialog closes, in the place of the toast; nothing where the toast says it all. */
  report?: (answer: Answer) => ReactNode;
  /** Told what came of it, for the page behind. */
  onDone?: (answer: Answer) => void;
  submitLabel?: string;
  /** What is sent cannot be undone: its button is outlined in red. */
  dangerous?: boolean;
  /** The way out without sending; 'Cancelar' unless that would read like the work itself. */
  cancelLabel?: string;
  /** Shows what changed, old and new, before a record is saved; keys to leave out ('contacts.id'). Nothing changed: nothing is asked. */
  confirmChanges?: true | { ignore: readonly string[] };
  /** What saving would change elsewhere, looked up before it: told in the same question; null where there is nothing to tell. */
  effects?: (body: InferType<S>) => Promise<ReactNode | null>;
  /** Where closing leads; the parent route unless said otherwise. */
  parent?: string;
  /** Parameters of the query that are the dialog's own: the parent does not keep them. */
  ownParams?: readonly string[];
  /** Where success leads instead of the parent. */
  to?: string | ((answer: Answer) => string);
  children: ReactNode | ((record: Row | undefined) => ReactNode);
};
