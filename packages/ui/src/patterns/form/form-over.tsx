import { Suspense, useState } from 'react';
import type { Schema } from 'yup';
import { Loading } from '../../components/states/loading.tsx';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { DialogBody, Modal } from '../dialog/modal.tsx';
import { UNSAVED } from '../dialog/question.ts';
import { useConfirm } from '../dialog/use-confirm.tsx';
import type { FormDialogProps } from './form-dialog-props.ts';

/** What makes a new record: for a dialog route and for one over another form. */
export type NewRecordForm<S extends Schema, Answer, Input> = Pick<
  FormDialogProps<S, never, Answer, Input>,
  'title' | 'subtitle' | 'size' | 'schema' | 'initial' | 'mutation' | 'done' | 'submitLabel' | 'confirmChanges' | 'children'
>;

type FormOverProps<S extends Schema, Answer, Input> = {
  form: NewRecordForm<S, Answer, Input>;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
};

/**
 * A new record that another form needs while it is filled in: nothing that was typed below is lost. Stands beside that form, never inside it, which
 * would be sent together with it.
 */
export const FormOver = <S extends Schema, Answer, Input>({ form, onAnswer, onClose }: FormOverProps<S, Answer, Input>) => {
  const [{ busy, dirty }, setState] = useState({ busy: false, dirty: false });
  const confirm = useConfirm();
  const title = typeof form.title === 'function' ? form.title(undefined) : form.title;
  const subtitle = typeof form.subtitle === 'function' ? form.subtitle(undefined) : form.subtitle;
  const close = async () => {
    if (!dirty || (await confirm(UNSAVED))) onClose();
  };
  return (
    <Modal title={title} subtitle={subtitle} size={form.size} busy={busy} onClose={() => void close()}>
      <Suspense fallback={WAITING}>
        <FormDialogBody
          {...form}
          row={undefined}
          reload={noRecord}
          onState={setState}
          close={() => void close()}
          leave={(_to, answer) => {
            onAnswer(answer);
            onClose();
          }}
        />
      </Suspense>
    </Modal>
  );
};

const WAITING = (
  <DialogBody>
    <Loading />
  </DialogBody>
);

const noRecord = () => Promise.reject(new Error('a new record has none to load again'));

const FormDialogBody = lazyComponent(() => import('./form-dialog-body.tsx').then(({ FormDialogBody }) => FormDialogBody));
