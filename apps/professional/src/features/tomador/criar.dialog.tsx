import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useLocation } from 'react-router';
import { path } from '../../path.ts';
import { useNewClient } from './use-new-client.tsx';

export default function CreateClientDialog() {
  const { search } = useLocation();
  const { form, question, isReused } = useNewClient();
  return (
    <>
      <FormDialog
        {...form}
        to={(client) => (isReused(client) ? path('/app/faturamento/tomadores/detalhes/:clientId', { clientId: client.id }) : `..${search}`)}
      />
      {question}
    </>
  );
}
