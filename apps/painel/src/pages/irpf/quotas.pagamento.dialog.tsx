import { incomeTaxQuotaMutations } from '@esteto/api-client/tax/income-tax-quota';
import type { IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { quotaPaymentForm } from '@esteto/domain/tax/income-tax/income-tax-quota-form';
import { quotaName, quotaNote } from '@esteto/features/tax/income-tax/quota-words';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useParams } from 'react-router';
import { quotaQuery, quotaRefusal } from './quota-query.ts';
import { detailsPath } from './return-paths.ts';

/** That a quota was paid: today, with what it comes to today, unless told otherwise. */
export default function NoteQuotaPaymentDialog() {
  const params = useParams();
  const [irpfId, id] = [Number(params.irpfId), Number(params.quotaId)];
  return (
    <FormDialog
      title="Informar pagamento"
      subtitle={(row) => row && `${quotaName(row.quota)}. ${quotaNote(row.quota)}`}
      size="sm"
      id={id}
      schema={PAYMENT}
      startsFrom={quotaQuery(irpfId, id, paidToday)}
      refuse={quotaRefusal}
      mutation={incomeTaxQuotaMutations.note}
      done="Pagamento informado."
      submitLabel="Informar pagamento"
      cancelLabel="Voltar"
      parent={detailsPath(irpfId)}
    >
      <DateField name="paid_on" span={3} />
      <MoneyField name="paid_amount" span={3} />
    </FormDialog>
  );
}

const PAYMENT = quotaPaymentForm.omit(['version']);

const paidToday = ({ version, cost }: IncomeTaxQuota) => ({ version, paid_on: today(), paid_amount: cost.total });
