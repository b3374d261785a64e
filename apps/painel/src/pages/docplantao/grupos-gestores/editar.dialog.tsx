import { managementGroupMutations, managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { groupForm } from '@esteto/domain/duty/management-group/group-form';
import { GroupFields } from '@esteto/features/duty/management-group/group-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

export default function EditGroupDialog() {
  return (
    <FormDialog
      title={(group) => group?.name ?? 'Grupo gestor'}
      size="lg"
      id={Number(useParams().groupId)}
      schema={groupForm}
      record={managementGroupQueries.detail}
      mutation={managementGroupMutations.update}
      confirmChanges
      done="Grupo salvo."
    >
      <GroupFields />
    </FormDialog>
  );
}
