import { managementGroupMutations } from '@esteto/api-client/duty/management-group';
import { groupForm } from '@esteto/domain/duty/management-group/group-form';
import { GroupFields } from '@esteto/features/duty/management-group/group-fields.tsx';
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
