import { clientMutations, clientQueries } from '@esteto/api-client/billing/client';
import { useCan } from '@esteto/auth/can/can.tsx';
import { clients, invoices } from '@esteto/contract/access';
import { ClientDialog } from '@esteto/features/billing/client/client-dialog.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { useMutation } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

export default function ClientDetailsDialog() {
  const id = Number(useParams().clientId);
  const scope = useCompanyScope();
  const canEdit = useCan(clients.edit);
  const canSeeInvoices = useCan(invoices.view);
  const canRequest = useCan(invoices.ask);
  const { mutateAsync: move } = useMutation(clientMutations.move);
  return (
    <ClientDialog
      id={id}
      query={clientQueries.detail({ ...scope, id })}
      update={canEdit && clientMutations.update}
      move={canEdit && (({ version }, action) => move({ ...scope, id, body: { action, version } }))}
      invoicesOf={
        canSeeInvoices && ((_client, filter) => path('/app/faturamento/contas-a-receber', undefined, { client_id: id, ...filter }))
      }
      actions={({ status }) =>
        canRequest &&
        status === 'active' && (
          <ButtonLink variant="primary" icon={FilePlus2} to={path('/app/faturamento/contas-a-receber/criar', undefined, { client_id: id })}>
            Solicitar nota
          </ButtonLink>
        )
      }
    />
  );
}
