import type { ClientDetail } from '@esteto/contract/billing/client';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useNewClient } from './use-new-client.tsx';

/** A new client, over the form that needs it. */
export const ClientOver = (props: { onAnswer: (client: ClientDetail) => void; onClose: () => void }) => {
  const { form, question } = useNewClient();
  return (
    <>
      <FormOver {...props} form={form} />
      {question}
    </>
  );
};
