import { adminClientMutations, adminClientQueries } from '@esteto/api-client/billing/client';
import { useCan } from '@esteto/auth/can/can.tsx';
import { adminClients, receivables } from '@esteto/contract/access';
import { ClientDialog } from '@esteto/features/billing/client/client-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

export default function ClientDetailsDialog() {
  const id = Number(useParams().clientId);
  const canEdit = useCan(adminClients.edit);
  const canSeeInvoices = useCan(receivables.view);
  const { mutateAsync: move } = useMutation(adminClientMutations.move);
  return (
    <ClientDialog
      id={id}
      query={adminClientQueries.detail({ id })}
      whose={({ company_name }) => company_name}
      update={canEdit && adminClientMutations.update}
      move={canEdit && (({ version }, action) => move({ id, body: { action, version } }))}
      invoicesOf={
        canSeeInvoices && ((_client, filter) => path('/painel/faturamento/contas-a-receber', undefined, { client_id: id, ...filter }))
      }
    />
  );
}
