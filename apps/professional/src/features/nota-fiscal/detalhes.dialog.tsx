import { call } from '@esteto/api-client/api';
import { invoiceQueries } from '@esteto/api-client/invoice';
import { invoice as endpoints } from '@esteto/contract/invoice';
import { InvoiceDialog } from '@esteto/shell/invoice/invoice-dialog.tsx';
import { useParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** An invoice: opened over the home, the invoices and the cash flow, each with its own words for the same id. */
export default function InvoiceDetailsDialog() {
  const { accountReceivableId, solicitationId, companyId } = useParams();
  const current = useCompanyScope();
  const scope = companyId === undefined ? current : { company_id: Number(companyId) };
  return (
    <InvoiceDialog
      query={invoiceQueries.detail({ ...scope, id: Number(accountReceivableId ?? solicitationId) })}
      netLabel="Você recebe"
      loadMirror={({ id }) => call(endpoints.mirror, { ...scope, id })}
      loadDocument={({ id }, document) => call(endpoints.document, { ...scope, id, document })}
    />
  );
}
