import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { InferType, Schema } from 'yup';
import { Button, type ButtonProps } from '../../components/button/button.tsx';
import { toast } from '../../components/toast/toast.ts';
import { Modal } from '../dialog/modal.tsx';
import { UNSAVED } from '../dialog/question.ts';
import { useConfirm } from '../dialog/use-confirm.tsx';
import { DialogForm } from './dialog-form.tsx';

type FormQuestionProps<S extends Schema> = {
  title: string;
  /** What follows from it. */
  message: ReactNode;
  schema: S;
  /** What is known before one types. */
  initial?: object;
  /** What it throws is shown beside the fields (422) or above them. */
  submit: (values: InferType<S>) => Promise<unknown>;
  /** The toast when it worked. */
  done: string;
  submitLabel: string;
  /** 'danger' unless told: most of what is asked so ends something. */
  submitVariant?: ButtonProps['variant'];
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A question that is answered with a few words, over the dialog or page that asks it: why something ends, for instance. */
export const FormQuestion = <S extends Schema>(props: FormQuestionProps<S>) => {
  const { title, message, schema, initial, submit, done, submitLabel, submitVariant = 'danger', onClose, children } = props;
  const [{ busy, dirty }, setState] = useState({ busy: false, dirty: false });
  const confirm = useConfirm();
  const close = async () => {
    if (!dirty || (await confirm(UNSAVED))) onClose();
  };
  return (
    <Modal title={title} size="sm" busy={busy} onClose={() => void close()}>
      <DialogForm
        schema={schema}
        initial={initial}
        onState={setState}
        onSubmit={async (values) => {
          await submit(values);
          toast.success(done);
          onClose();
        }}
        footer={
          <>
            <Button onClick={() => void close()} disabled={busy}>
              Voltar
            </Button>
            <Button type="submit" variant={submitVariant} busy={busy}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <chakra.p gridColumn="1 / -1" color="fg.muted">
          {message}
        </chakra.p>
        {children}
      </DialogForm>
    </Modal>
  );
};
