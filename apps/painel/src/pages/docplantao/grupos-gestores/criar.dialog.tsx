import { managementGroupMutations } from '@esteto/api-client/management-group';
import { groupForm } from '@esteto/domain/management-group/group-form';
import { GroupFields } from '@esteto/features/management-group/group-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';

export default function CreateGroupDialog() {
  return (
    <FormDialog
      title="Novo grupo gestor"
      size="lg"
      schema={groupForm}
      mutation={managementGroupMutations.create}
      done={({ name }) => `${name} cadastrado.`}
      submitLabel="Criar grupo"
    >
      <GroupFields />
    </FormDialog>
  );
}
