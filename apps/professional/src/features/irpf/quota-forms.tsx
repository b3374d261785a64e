import { incomeTaxQuotaMutations } from '@esteto/api-client/tax/income-tax-quota';
import type { IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { object } from '@esteto/domain/shared/schema/fields';
import { type QuotaPaymentForm as Payment, quotaPaymentForm } from '@esteto/domain/tax/income-tax/income-tax-quota-form';
import { quotaName, quotaNote } from '@esteto/features/tax/income-tax/quota-words';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

type FormProps = { quota: IncomeTaxQuota; onClose: () => void };

const accept = acceptOf(RECORD_FILE_KINDS);
const schema = quotaPaymentForm.omit(['version']);

/** The person tells when a quota was paid and with how much, and shows the proof where they have it. */
export const QuotaPaymentForm = ({ quota, onClose }: FormProps) => {
  const scope = useCompanyScope();
  const { id, version, cost } = quota;
  const { mutateAsync: pay } = useMutation(incomeTaxQuotaMutations.pay);
  const { mutateAsync: prove } = useMutation(incomeTaxQuotaMutations.attachProof);
  const send = async ({ body, file }: { body: Omit<Payment, 'version'>; file?: File }) => {
    await pay({ ...scope, id, body: { ...body, version } });
    // The payment is told whatever becomes of its proof, which may be sent again beside it.
    if (file) await prove({ ...scope, id, file }).catch(() => toast.error('O comprovante não foi guardado. Envie-o de novo.'));
  };
  return (
    <FormOver
      form={{
        title: 'Informar pagamento',
        subtitle: `${quotaName(quota)}. ${quotaNote(quota)}`,
        size: 'sm',
        schema,
        initial: { paid_on: today(), paid_amount: cost.total },
        mutation: { mutationFn: send },
        done: 'Pagamento informado.',
        submitLabel: 'Informar pagamento',
        children: (
          <>
            <DateField name="paid_on" span={3} />
            <MoneyField name="paid_amount" span={3} help="Com os juros e a multa, como está no comprovante." />
            <FileField name="file" label="Comprovante (opcional)" accept={accept} maxBytes={MAX_FILE_BYTES} />
          </>
        ),
      }}
      onAnswer={nothing}
      onClose={onClose}
    />
  );
};

export const QuotaProofForm = ({ quota, onClose }: FormProps) => {
  const scope = useCompanyScope();
  const { mutateAsync: prove } = useMutation(incomeTaxQuotaMutations.attachProof);
  return (
    <FormOver
      form={{
        title: 'Enviar comprovante',
        subtitle: quotaName(quota),
        size: 'sm',
        schema: NOTHING,
        mutation: { mutationFn: ({ file }: { file: File }) => prove({ ...scope, id: quota.id, file }) },
        done: 'Comprovante guardado.',
        submitLabel: 'Enviar comprovante',
        children: <FileField name="file" label="Comprovante" required accept={accept} maxBytes={MAX_FILE_BYTES} />,
      }}
      onAnswer={nothing}
      onClose={onClose}
    />
  );
};

const NOTHING = object({});
const nothing = () => undefined;
