import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { Schema } from 'yup';
import { Loading } from '../../components/states/loading.tsx';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';
import { DialogGuardProvider, useDialogGuards } from '../dialog/dialog-guard.tsx';
import { DialogBody, DialogFooter, Modal, type ModalSize } from '../dialog/modal.tsx';
import { UNSAVED } from '../dialog/question.ts';
import { useConfirm } from '../dialog/use-confirm.tsx';
import { useRouteClose } from '../dialog/use-route-close.ts';
import type { FormDialogProps } from './form-dialog-props.ts';
import { RecordFailed } from './record-failed.tsx';

type RecordDialogProps<Row, S extends Schema, Answer, Input> = {
  query: QueryLike<Row>;
  /** The title until the record is loaded. */
  noun: string;
  title: (record: Row) => ReactNode;
  subtitle?: (record: Row) => ReactNode;
  /** What may be done with it; `edit` turns the dialog into `form`. */
  footer?: (record: Row, edit: () => void) => ReactNode;
  /** The record as a form, in the same dialog: saving and giving up lead back to the record. */
  form?: Pick<
    FormDialogProps<S, Row, Answer, Input>,
    'id' | 'schema' | 'initial' | 'mutation' | 'done' | 'submitLabel' | 'confirmChanges' | 'children'
  > & {
    /** What the dialog is called meanwhile; like the record unless said otherwise. */
    title?: (record: Row) => ReactNode;
    size?: ModalSize;
  };
  size?: ModalSize;
  children: (record: Row) => ReactNode;
};

const AT_REST = { busy: false, dirty: false };

/** A dialog route that shows one record: loads it, says what failed, then title, state, content and what may be done. */
export const RecordDialog = <Row, S extends Schema, Answer, Input>(props: RecordDialogProps<Row, S, Answer, Input>) => {
  const { query, noun, title, subtitle, footer, form, size, children } = props;
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  const [editing, setEditing] = useState(false);
  const [{ busy, dirty }, setState] = useState(AT_REST);
  const parts = useDialogGuards();
  const { close } = useRouteClose({ busy: busy || parts.busy, dirty: dirty || parts.dirty });
  const confirm = useConfirm();
  const isThere = data !== undefined;
  const name = isThere ? title(data) : noun;

  const backToRecord = () => {
    setEditing(false);
    setState(AT_REST);
  };
  const giveUp = async () => {
    if (!dirty || (await confirm(UNSAVED))) backToRecord();
  };

  if (form && editing && isThere)
    return (
      <Modal title={form.title?.(data) ?? name} size={form.size ?? size} busy={busy} stays onClose={close}>
        <Suspense fallback={<Waiting />}>
          <FormDialogBody
            {...form}
            title={name}
            row={data}
            reload={refetch}
            onState={setState}
            close={() => void giveUp()}
            leave={backToRecord}
          />
        </Suspense>
      </Modal>
    );
  const edit = async () => {
    if (!parts.dirty || (await confirm(UNSAVED))) setEditing(true);
  };
  const actions = isThere && footer?.(data, () => void edit());
  return (
    <Modal title={name} subtitle={isThere && subtitle?.(data)} size={size} busy={parts.busy} stays onClose={close}>
      {isThere && (
        <DialogGuardProvider value={parts.say}>
          {/* A record may hold nothing to tab to: the keys must still be able to scroll it. */}
          <DialogBody tabIndex={0}>{children(data)}</DialogBody>
        </DialogGuardProvider>
      )}
      {!isThere && error && (
        <DialogBody>
          <RecordFailed error={error} retry={() => void refetch()} retrying={isFetching} />
        </DialogBody>
      )}
      {!isThere && !error && <Waiting />}
      {actions && <DialogFooter>{actions}</DialogFooter>}
    </Modal>
  );
};

const Waiting = () => (
  <DialogBody>
    <Loading />
  </DialogBody>
);

const FormDialogBody = lazyComponent(() => import('./form-dialog-body.tsx').then(({ FormDialogBody }) => FormDialogBody));
