import { boletoMutations } from '@esteto/api-client/money/boleto';
import type { OwnBoletoDetail } from '@esteto/contract/money/boleto';
import { type BoletoClaimForm, boletoClaimForm } from '@esteto/domain/money/boleto/boleto-form';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';

type ClaimPaymentProps = { boleto: OwnBoletoDetail; company_id: number; onClose: () => void };

/** The doctor tells when it was paid; the team sees it and checks. */
export const ClaimPayment = ({ boleto: { id, version, description }, company_id, onClose }: ClaimPaymentProps) => {
  const { mutateAsync: send } = useMutation(boletoMutations.claim);
  return (
    <FormOver
      form={{
        title: 'Já paguei',
        subtitle: `${description}. A equipe confere e dá baixa.`,
        schema: boletoClaimForm,
        initial: { paid_on: today(), version },
        mutation: { mutationFn: ({ body }: { body: BoletoClaimForm }) => send({ company_id, id, body }) },
        done: 'Obrigado! A equipe vai conferir.',
        submitLabel: 'Informar pagamento',
        children: <DateField name="paid_on" span={3} autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
