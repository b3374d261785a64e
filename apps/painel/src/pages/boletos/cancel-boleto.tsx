import { boletoMutations } from '@esteto/api-client/money/boleto';
import type { BoletoDetail } from '@esteto/contract/money/boleto';
import { type BoletoCancelForm, boletoCancelForm } from '@esteto/domain/money/boleto/boleto-form';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';

/** Nobody is charged for it any more; told with the reason. */
export const CancelBoleto = ({ boleto: { id, version, description }, onClose }: { boleto: BoletoDetail; onClose: () => void }) => {
  const { mutateAsync: send } = useMutation(boletoMutations.cancel);
  return (
    <FormOver
      form={{
        title: 'Cancelar boleto',
        subtitle: description,
        schema: boletoCancelForm,
        mutation: { mutationFn: ({ body }: { body: BoletoCancelForm }) => send({ id, body: { ...body, version } }) },
        done: 'Boleto cancelado.',
        submitLabel: 'Cancelar boleto',
        children: <TextAreaField name="reason" />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
