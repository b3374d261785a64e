import { leadMutations } from '@esteto/api-client/opening/lead';
import { leadForm } from '@esteto/domain/opening/lead/lead-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { LeadFields } from './lead-fields.tsx';

export default function CreateLeadDialog() {
  return (
    <FormDialog title="Novo lead" schema={leadForm} mutation={leadMutations.create} done="Lead cadastrado." submitLabel="Cadastrar lead">
      <LeadFields />
    </FormDialog>
  );
}
