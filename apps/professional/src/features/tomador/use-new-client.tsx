import { clientForm } from '@esteto/domain/billing/client/client-form';
import { ClientFields } from '@esteto/features/billing/client/client-fields.tsx';
import { lazy, Suspense } from 'react';
import { KnownClient } from './known-client.tsx';
import { useCreateClient } from './use-create-client.ts';

/** The form of a new client, in a dialog of its own or over the request that needs it, and what it asks when one like it is there already. */
export const useNewClient = () => {
  const { mutation, choice, reuse, isReused } = useCreateClient();
  return {
    isReused,
    form: {
      title: 'Novo tomador',
      subtitle: 'Quem contrata o seu serviço e aparece na nota.',
      size: 'lg' as const,
      schema: clientForm,
      initial: { person_type: 'PJ' as const },
      mutation,
      done: (client: { id: number; name: string }) =>
        isReused(client) ? `${client.name} já estava cadastrado.` : `${client.name} já pode aparecer nas suas notas.`,
      submitLabel: 'Cadastrar',
      children: <ClientFields belowDocument={<KnownClient reuse={reuse} />} />,
    },
    question: choice && (
      <Suspense>
        <SimilarClients {...choice} />
      </Suspense>
    ),
  };
};

const SimilarClients = lazy(() => import('./similar-clients.tsx'));
