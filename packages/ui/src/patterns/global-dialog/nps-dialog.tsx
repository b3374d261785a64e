import { type NpsAnswerForm, npsAnswerForm } from '@esteto/domain/office/nps/nps-answer';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ScoreField } from '../../components/field/number/score-field.tsx';
import { TextAreaField } from '../../components/field/text/text-area-field.tsx';
import { toast } from '../../components/toast/toast.ts';
import { useReadError } from '../../system/context/read-error.tsx';
import { Modal } from '../dialog/modal.tsx';
import type { Question } from '../dialog/question.ts';
import { useConfirm } from '../dialog/use-confirm.tsx';
import { DialogForm } from '../form/dialog-form.tsx';

type NpsDialogProps = {
  send: (answer: NpsAnswerForm) => Promise<unknown>;
  /** True once the answer was sent, false when the person would rather not, or already has. */
  onAnswer: (sent: boolean) => void;
};

/** The survey that is running: a score, a comment, and a question before an answer is thrown away. */
export const NpsDialog = ({ send, onAnswer }: NpsDialogProps) => {
  const [{ busy, dirty }, setState] = useState({ busy: false, dirty: false });
  const confirm = useConfirm();
  const readError = useReadError();

  const submit = async (answer: NpsAnswerForm) => {
    try {
      await send(answer);
    } catch (error) {
      if (readError(error).status !== 403) throw error;
      toast.error('Sua resposta à essa pesquisa já foi enviada.');
      return onAnswer(false);
    }
    toast.success('Resposta enviada com sucesso.');
    onAnswer(true);
  };
  const close = async () => {
    if (!dirty || (await confirm(NOT_SENT))) onAnswer(false);
  };

  return (
    <Modal title="Sua opinião é importante para nós!" busy={busy} onClose={() => void close()}>
      <DialogForm
        schema={npsAnswerForm}
        onSubmit={submit}
        onState={setState}
        footer={
          <>
            <Button onClick={close} disabled={busy}>
              Fechar
            </Button>
            <Button type="submit" variant="primary" busy={busy} disabled={busy}>
              Salvar
            </Button>
          </>
        }
      >
        <ScoreField name="score" label="Em uma escala de 0 a 10, o quanto você recomendaria o Esteto para um amigo ou familiar?" />
        <TextAreaField name="comment" placeholder="Comente aqui" />
      </DialogForm>
    </Modal>
  );
};

/** 'Ok' is to go on answering, so that Esc and a click beside lose nothing. */
const NOT_SENT: Question = {
  title: 'Resposta não enviada',
  message: 'Sua resposta ainda não foi enviada, deseja sair mesmo assim?',
  cancelLabel: 'Continuar Respondendo',
  confirmLabel: 'Sair',
  negative: true,
};
