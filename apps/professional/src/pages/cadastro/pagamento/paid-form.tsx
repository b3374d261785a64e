import { wizardOrderMutations } from '@esteto/api-client/opening/wizard-order';
import type { OwnPayment } from '@esteto/contract/opening/wizard-order';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { planPaymentClaimForm } from '@esteto/domain/opening/wizard/plan-payment-form';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

type PaidFormProps = { payment: NonNullable<OwnPayment['payment']>; onClose: () => void };

/** The owner tells when it was paid, and shows the proof. */
export const PaidForm = ({ payment: { id }, onClose }: PaidFormProps) => {
  const scope = useCompanyScope();
  const { mutateAsync: claim } = useMutation(wizardOrderMutations.claim);
  return (
    <FormOver
      form={{
        title: 'Já paguei',
        subtitle: 'Com o comprovante encontramos o seu pagamento mais depressa.',
        schema: planPaymentClaimForm,
        initial: { paid_on: today() },
        mutation: { mutationFn: ({ body, file }: { body: { paid_on: string }; file: File }) => claim({ ...scope, id, body, file }) },
        done: 'Recebido! Vamos conferir.',
        submitLabel: 'Informar pagamento',
        children: (
          <>
            <DateField name="paid_on" span={3} autoFocus />
            <FileField name="file" label="Comprovante" required accept={acceptOf(RECORD_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
