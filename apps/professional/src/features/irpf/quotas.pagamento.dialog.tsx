import { incomeTaxQuotaMutations } from '@esteto/api-client/tax/income-tax-quota';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { type QuotaPaymentForm, quotaPaymentForm } from '@esteto/domain/tax/income-tax/income-tax-quota-form';
import { quotaName, quotaNote } from '@esteto/features/tax/income-tax/quota-words';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { quotaQuery, quotaRefusal } from './quota-query.ts';

/** The person tells when a quota was paid and with how much, and shows the proof where they have it. */
export default function PayQuotaDialog() {
  const scope = useCompanyScope();
  const id = Number(useParams().quotaId);
  const { mutateAsync: pay } = useMutation(incomeTaxQuotaMutations.pay);
  const { mutateAsync: prove } = useMutation(incomeTaxQuotaMutations.attachProof);
  const send = async ({ body, file }: { body: QuotaPaymentForm; file?: File }) => {
    await pay({ ...scope, id, body });
    // The payment is told whatever becomes of its proof, which may be sent again beside it.
    if (file) await prove({ ...scope, id, file }).catch(() => toast.error('O comprovante não foi guardado. Envie-o de novo.'));
  };
  return (
    <FormDialog
      title="Informar pagamento"
      subtitle={(row) => row && `${quotaName(row.quota)}. ${quotaNote(row.quota)}`}
      size="sm"
      schema={PAYMENT}
      startsFrom={quotaQuery(scope, id)}
      refuse={quotaRefusal('pay')}
      mutation={{ mutationFn: send }}
      done="Pagamento informado."
      submitLabel="Informar pagamento"
    >
      <DateField name="paid_on" span={3} />
      <MoneyField name="paid_amount" span={3} help="Com os juros e a multa, como está no comprovante." />
      <FileField name="file" label="Comprovante (opcional)" accept={acceptOf(RECORD_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
    </FormDialog>
  );
}

const PAYMENT = quotaPaymentForm.omit(['version']);
