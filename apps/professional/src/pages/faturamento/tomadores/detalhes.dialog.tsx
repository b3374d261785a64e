import { clientMutations, clientQueries } from '@esteto/api-client/client';
import { Can } from '@esteto/auth/can/can.tsx';
import { clients, invoices } from '@esteto/contract/access';
import type { ClientDetail } from '@esteto/contract/client';
import { clientForm } from '@esteto/domain/client/client-form';
import { clientStatusLabel, clientStatusTone, personTypeLabel } from '@esteto/domain/client/client-kinds';
import { Button } from '@esteto/ui/button/button.tsx';
import { RecordDialog } from '@esteto/ui/dialog/record-dialog.tsx';
import { ButtonLink } from '@esteto/ui/link/button-link.tsx';
import { StatusBadge } from '@esteto/ui/status/status-badge.tsx';
import { FilePlus2, Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { ClientFields } from '../../../features/tomador/client-fields.tsx';
import { path } from '../../../path.ts';
import { ClientFacts } from './client-facts.tsx';

/** A client: what is known of it, and after 'Editar' the same as a form. */
export default function ClientDetailsDialog() {
  const id = Number(useParams().clientId);
  const scope = useCompanyScope();
  return (
    <RecordDialog
      noun="Tomador"
      size="lg"
      query={clientQueries.detail({ ...scope, id })}
      title={(client) => client.name}
      subtitle={(client) => <ClientState client={client} />}
      form={{ id, schema: clientForm, mutation: clientMutations.update, done: 'Tomador alterado.', children: <ClientFields /> }}
      footer={(client, edit) => (
        <>
          <Can access={clients.edit}>
            <Button icon={Pencil} onClick={edit}>
              Editar
            </Button>
          </Can>
          {client.status === 'active' && (
            <Can access={invoices.edit}>
              <ButtonLink
                variant="primary"
                icon={FilePlus2}
                to={path('/app/faturamento/contas-a-receber/criar', undefined, { client_id: id })}
              >
                Solicitar nota
              </ButtonLink>
            </Can>
          )}
        </>
      )}
    >
      {(client) => <ClientFacts client={client} />}
    </RecordDialog>
  );
}

const ClientState = ({ client: { status, person_type, fantasy_name } }: { client: ClientDetail }) => (
  <>
    <StatusBadge status={{ label: clientStatusLabel[status], tone: clientStatusTone[status] }} />{' '}
    {[personTypeLabel[person_type], fantasy_name].filter(Boolean).join(' · ')}
  </>
);
