import { clientForm } from '@esteto/domain/client/client-form';
import { ClientFields } from '@esteto/features/client/client-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { path } from '../../path.ts';
import { useCreateClient } from './use-create-client.ts';

export default function CreateClientDialog() {
  const { search } = useLocation();
  const { mutation, asked, isReused } = useCreateClient();
  return (
    <>
      <FormDialog
        title="Novo tomador"
        subtitle="Quem contrata o seu serviço e aparece na nota."
        size="lg"
        schema={clientForm}
        initial={{ person_type: 'PJ' }}
        mutation={mutation}
        done={(client) => (isReused(client) ? `${client.name} já estava cadastrado.` : `${client.name} já pode aparecer nas suas notas.`)}
        to={(client) => (isReused(client) ? path('/app/faturamento/tomadores/detalhes/:clientId', { clientId: client.id }) : `..${search}`)}
        submitLabel="Cadastrar"
      >
        <ClientFields />
      </FormDialog>
      {asked && (
        <Suspense>
          <SimilarClients {...asked} />
        </Suspense>
      )}
    </>
  );
}

const SimilarClients = lazy(() => import('./similar-clients.tsx'));
