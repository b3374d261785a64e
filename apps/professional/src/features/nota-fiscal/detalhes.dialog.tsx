import { call } from '@esteto/api-client/api';
import { invoiceQueries } from '@esteto/api-client/invoice';
import { Can } from '@esteto/auth/can/can.tsx';
import { invoices } from '@esteto/contract/access';
import { invoice as endpoints } from '@esteto/contract/invoice';
import { InvoiceDialog } from '@esteto/shell/invoice/invoice-dialog.tsx';
import { ButtonLink } from '@esteto/ui/link/button-link.tsx';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../path.ts';
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
      // The request is made for the company on the screen.
      actions={scope.company_id === current.company_id ? ({ id }) => <Repeat id={id} /> : undefined}
    />
  );
}

const Repeat = ({ id }: { id: number }) => (
  <Can access={invoices.edit}>
    <ButtonLink icon={RotateCw} to={path('/app/faturamento/contas-a-receber/repetir/:solicitationId', { solicitationId: id })}>
      Repetir
    </ButtonLink>
  </Can>
);
