import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { invoiceDiscardForm } from '@esteto/domain/billing/invoice/invoice-cancel-form';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

/** Staff gives a request up that will not become a note. */
export default function DiscardInvoiceDialog() {
  return (
    <FormDialog
      id={Number(useParams().accountId)}
      record={receivableQueries.detail}
      title={(invoice) => (invoice ? `Descartar solicitação · ${invoice.client.name}` : 'Descartar solicitação')}
      subtitle={(invoice) => invoice?.company.name}
      size="sm"
      schema={invoiceDiscardForm}
      mutation={receivableMutations.discard}
      done="Solicitação descartada. Avisamos quem solicitou."
      submitLabel="Descartar"
      cancelLabel="Voltar"
      dangerous
    >
      <TextAreaField name="reason" help="O médico lê este motivo na nota e no e-mail." autoFocus />
    </FormDialog>
  );
}
