import { boletoMutations } from '@esteto/api-client/money/boleto';
import type { BoletoDetail } from '@esteto/contract/money/boleto';
import {
  type BoletoCancelForm,
  type BoletoPaymentForm,
  boletoCancelForm,
  boletoPaymentForm,
} from '@esteto/domain/money/boleto/boleto-form';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';

type BoletoOver = { boleto: BoletoDetail; onClose: () => void };

/** What came, and when; less than the whole leaves it open. */
export const PayBoleto = ({ boleto: { id, version, description, amount, paid_amount, claimed_on }, onClose }: BoletoOver) => {
  const { mutateAsync: send } = useMutation(boletoMutations.pay);
  return (
    <FormOver
      form={{
        title: 'Registrar pagamento',
        subtitle: description,
        schema: boletoPaymentForm,
        initial: { paid_on: claimed_on ?? today(), paid_amount: amount - (paid_amount ?? 0) },
        mutation: { mutationFn: ({ body }: { body: BoletoPaymentForm }) => send({ id, body: { ...body, version } }) },
        done: 'Pagamento registrado.',
        submitLabel: 'Registrar pagamento',
        children: (
          <>
            <DateField name="paid_on" span={3} />
            <MoneyField name="paid_amount" span={3} />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

export const CancelBoleto = ({ boleto: { id, version, description }, onClose }: BoletoOver) => {
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
