import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { editProblem } from '@esteto/domain/billing/invoice/invoice-edit-problem';
import { invoiceEditForm } from '@esteto/domain/billing/invoice/invoice-form';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { AskedField } from '@esteto/ui/components/field/binding/asked-field';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useLocation, useParams } from 'react-router';
import { path } from '../../../path.ts';
import { InvoiceEditFields } from './invoice-edit-fields.tsx';

export default function EditInvoiceDialog() {
  const accountId = Number(useParams().accountId);
  // '#iss_rate': one field is to be mended for the invoice to be issued, and then one goes back to that.
  const field = useLocation().hash.slice(1);
  return (
    <FormDialog
      title={(invoice) => (invoice ? `${invoiceTitle(invoice)} · ${invoice.client.name}` : 'Editar nota')}
      subtitle={(invoice) => invoice?.company.name}
      size="lg"
      id={accountId}
      schema={invoiceEditForm}
      record={receivableQueries.detail}
      mutation={receivableMutations.update}
      done="Nota salva."
      refuse={({ status }) => {
        const why = editProblem(status);
        return why ? { why, action: <ToDetails id={accountId} /> } : null;
      }}
      parent={field ? path('/painel/faturamento/contas-a-receber/nota/:accountId/emitir', { accountId }) : undefined}
    >
      {(invoice) => (
        <AskedField value={field || null}>
          <InvoiceEditFields invoice={invoice} />
        </AskedField>
      )}
    </FormDialog>
  );
}

/** Where what is possible now stands. */
const ToDetails = ({ id }: { id: number }) => (
  <ButtonLink variant="primary" to={path('/painel/faturamento/contas-a-receber/nota/:accountId/detalhes', { accountId: id })}>
    Ver nota
  </ButtonLink>
);
