import { receivableMutations, receivableQueries } from '@esteto/api-client/receivable';
import { invoiceEditForm } from '@esteto/domain/invoice/invoice-form';
import { invoiceTitle } from '@esteto/domain/invoice/invoice-title';
import { FormDialog } from '@esteto/ui/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { InvoiceEditFields } from './invoice-edit-fields.tsx';

export default function EditInvoiceDialog() {
  return (
    <FormDialog
      title={(invoice) => (invoice ? `${invoiceTitle(invoice)} · ${invoice.client.name}` : 'Editar nota')}
      subtitle={(invoice) => invoice?.company.name}
      size="lg"
      id={Number(useParams().accountId)}
      schema={invoiceEditForm}
      record={receivableQueries.detail}
      mutation={receivableMutations.update}
      done="Nota salva."
    >
      <InvoiceEditFields />
    </FormDialog>
  );
}
