import { clientMutations } from '@esteto/api-client/client';
import { clientForm } from '@esteto/domain/client/client-form';
import { FormDialog } from '@esteto/ui/form/form-dialog.tsx';
import { ClientFields } from './client-fields.tsx';

export default function CreateClientDialog() {
  return (
    <FormDialog
      title="Novo tomador"
      subtitle="Quem contrata o seu serviço e aparece na nota."
      size="lg"
      schema={clientForm}
      initial={{ person_type: 'PJ' }}
      mutation={clientMutations.create}
      done={({ name }) => `${name} já pode aparecer nas suas notas.`}
      submitLabel="Cadastrar"
    >
      <ClientFields />
    </FormDialog>
  );
}
