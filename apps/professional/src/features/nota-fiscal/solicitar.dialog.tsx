import { invoiceMutations } from '@esteto/api-client/invoice';
import { invoiceRequestForm } from '@esteto/domain/invoice/invoice-form';
import { competenceOf } from '@esteto/domain/shared/competence';
import { FormDialog } from '@esteto/ui/form/form-dialog.tsx';
import { today } from '@esteto/ui/today/today';
import { useSearchParams } from 'react-router';
import { RequestFields } from './request-fields.tsx';

/** Asks for an invoice; `?client_id=` comes from a client's page and is chosen already. */
export default function RequestInvoiceDialog() {
  const preset = Number(useSearchParams()[0].get('client_id')) || null;
  return (
    <FormDialog
      title="Solicitar nota"
      subtitle="Você pede, a nossa equipe confere e emite."
      schema={invoiceRequestForm}
      initial={{ client_id: preset ?? undefined, competence: competenceOf(today()) }}
      mutation={invoiceMutations.request}
      done="Nota solicitada. Avisamos quando ela for emitida."
      submitLabel="Solicitar nota"
    >
      <RequestFields preset={preset} />
    </FormDialog>
  );
}
