import { Suspense, useState } from 'react';
import type { Schema } from 'yup';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import type { PartOfQuery, QueryLike } from '../../system/query/query-like.ts';
import { DialogBody, Modal } from '../dialog/modal.tsx';
import { UNSAVED } from '../dialog/question.ts';
import { useConfirm } from '../dialog/use-confirm.tsx';
import type { FormDialogProps } from './form-dialog-props.ts';
import { useRecord } from './use-record.ts';

/** What makes a new record: for a dialog route and for one over another form. */
export type NewRecordForm<S extends Schema, Answer, Input, Row = never> = Pick<
  FormDialogProps<S, Row, Answer, Input>,
  'title' | 'subtitle' | 'size' | 'schema' | 'initial' | 'mutation' | 'done' | 'submitLabel' | 'confirmChanges' | 'children'
>;

type FormOverProps<S extends Schema, Answer, Input, Row> = {
  form: NewRecordForm<S, Answer, Input, Row>;
  /** The record that is changed, where it is none that is made: loaded before, and again when somebody else was faster. */
  record?: QueryLike<Row> | PartOfQuery<Row>;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
};

/**
 * A new record that another form needs while it is filled in: nothing that was typed below is lost. Stands beside that form, never inside it, which
 * would be sent together with it.
 */
export const FormOver = <S extends Schema, Answer, Input, Row = never>({
  form,
  record,
  onAnswer,
  onClose,
}: FormOverProps<S, Answer, Input, Row>) => {
  const [{ busy, dirty }, setState] = useState({ busy: false, dirty: false });
  const { loaded, isReady } = useRecord<Row>(record);
  const confirm = useConfirm();
  const title = typeof form.title === 'function' ? form.title(loaded.data) : form.title;
  const subtitle = typeof form.subtitle === 'function' ? form.subtitle(loaded.data) : form.subtitle;
  const close = async () => {
    if (!dirty || (await confirm(UNSAVED))) onClose();
  };
  return (
    <Modal title={title} subtitle={subtitle} size={form.size} busy={busy} onClose={() => void close()}>
      {loaded.error && !loaded.data ? (
        <DialogBody>
          <ErrorState error={loaded.error} retry={() => void loaded.refetch()} retrying={loaded.isFetching} />
        </DialogBody>
      ) : !isReady ? (
        WAITING
      ) : (
        <Suspense fallback={WAITING}>
          <FormDialogBody
            {...form}
            row={loaded.data}
            reload={loaded.refetch}
            onState={setState}
            close={() => void close()}
            leave={(_to, answer) => {
              onAnswer(answer);
              onClose();
            }}
          />
        </Suspense>
      )}
    </Modal>
  );
};

const WAITING = (
  <DialogBody>
    <Loading />
  </DialogBody>
);

const FormDialogBody = lazyComponent(() => import('./form-dialog-body.tsx').then(({ FormDialogBody }) => FormDialogBody));
