import { wizardOrderMutations, wizardOrderQueries } from '@esteto/api-client/opening/wizard-order';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { planPaymentClaimForm } from '@esteto/domain/opening/wizard/plan-payment-form';
import { planPaymentMachine } from '@esteto/domain/opening/wizard/plan-payment-life';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** The owner tells when the plan was paid, and shows the proof. */
export default function ClaimPlanPaymentDialog() {
  const id = Number(useParams().paymentId);
  const charge = partOf(wizardOrderQueries.payment(useCompanyScope()), ({ payment }) =>
    payment?.id === id ? { status: payment.status, paid_on: today() } : null,
  );
  return (
    <FormDialog
      title="Já paguei"
      subtitle="Com o comprovante encontramos o seu pagamento mais depressa."
      id={id}
      schema={planPaymentClaimForm}
      startsFrom={charge}
      refuse={({ status }) => {
        const move = planPaymentMachine.transition(status, 'claim', { by: 'owner' });
        return move.ok ? null : { why: move.message };
      }}
      mutation={wizardOrderMutations.claim}
      done="Recebido! Vamos conferir."
      submitLabel="Informar pagamento"
    >
      <DateField name="paid_on" span={3} autoFocus />
      <FileField name="file" label="Comprovante" required accept={acceptOf(RECORD_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
    </FormDialog>
  );
}
