import { boletoMutations } from '@esteto/api-client/money/boleto';
import type { BoletoDetail } from '@esteto/contract/money/boleto';
import { type BoletoReasonForm, boletoReasonForm } from '@esteto/domain/money/boleto/boleto-form';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';

/** What is asked about before it is done to a boleto, with the reason why. */
const QUESTIONS = {
  cancel: { mutation: boletoMutations.cancel, title: 'Cancelar boleto', done: 'Boleto cancelado.' },
  undoPayment: { mutation: boletoMutations.undoPayment, title: 'Desfazer pagamento', done: 'Pagamento desfeito. O boleto espera de novo.' },
};

export type BoletoAct = keyof typeof QUESTIONS;
type BoletoQuestionProps = { act: BoletoAct; boleto: BoletoDetail; onClose: () => void };

/** Why a boleto is charged no more, or why what was written down of its payment is taken back. */
export const BoletoQuestion = ({ act, boleto: { id, version, description }, onClose }: BoletoQuestionProps) => {
  const { mutation, title, done } = QUESTIONS[act];
  const { mutateAsync: send } = useMutation(mutation);
  return (
    <FormOver
      form={{
        title,
        subtitle: description,
        schema: boletoReasonForm,
        mutation: { mutationFn: ({ body }: { body: BoletoReasonForm }) => send({ id, body: { ...body, version } }) },
        done,
        submitLabel: title,
        children: <TextAreaField name="reason" />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
