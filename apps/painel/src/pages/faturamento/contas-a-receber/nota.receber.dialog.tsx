import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { paymentForm } from '@esteto/domain/billing/payment/payment-form';
import { balanceOf } from '@esteto/domain/billing/payment/settlement';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { PaymentFields } from '@esteto/features/billing/invoice/payment-fields.tsx';
import { paymentDone, paymentStart } from '@esteto/features/billing/invoice/payment-start';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

export default function ReceivePaymentDialog() {
  return (
    <FormDialog
      title={(invoice) => (invoice ? `Registrar recebimento · ${invoice.client.name}` : 'Registrar recebimento')}
      subtitle={(invoice) => invoice && `${invoice.company.name} · saldo ${formatMoney(balanceOf(invoice))}`}
      id={Number(useParams().accountId)}
      schema={paymentForm}
      initial={paymentStart}
      record={receivableQueries.detail}
      mutation={receivableMutations.receive}
      done={paymentDone}
      submitLabel="Registrar recebimento"
    >
      <PaymentFields />
    </FormDialog>
  );
}
