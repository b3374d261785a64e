import { adminClientMutations, adminClientQueries } from '@esteto/api-client/billing/client';
import { receivableQueries } from '@esteto/api-client/billing/receivable';
import { useLocation, useParams } from 'react-router';
import { ClientOfInvoice } from '../../../features/emissao/client-of-invoice.tsx';
import { KnownFirst } from '../../../features/emissao/known-first.tsx';
import { path } from '../../../path.ts';

export default function ClientOfInvoiceDialog() {
  const accountId = Number(useParams().accountId);
  const field = useLocation().hash.slice(1);
  const parent = path('/painel/faturamento/contas-a-receber/nota/:accountId/emitir', { accountId });
  return (
    <KnownFirst query={receivableQueries.detail({ id: accountId })} title="Tomador" parent={parent}>
      {({ client }) => (
        <ClientOfInvoice
          id={client.id}
          field={field || null}
          record={adminClientQueries.detail}
          update={adminClientMutations.update}
          parent={parent}
        />
      )}
    </KnownFirst>
  );
}
