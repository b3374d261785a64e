import { managementGroupMutations, managementGroupQueries } from '@esteto/api-client/management-group';
import { groupForm } from '@esteto/domain/management-group/group-form';
import { GroupFields } from '@esteto/features/management-group/group-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** What changes is shown, old and new, before it is saved. */
export default function EditOwnGroupDialog() {
  return (
    <FormDialog
      title="Grupo e regras"
      subtitle={(group) => group?.name}
      size="lg"
      schema={groupForm}
      startsFrom={managementGroupQueries.own(useGroupScope())}
      mutation={managementGroupMutations.ownUpdate}
      confirmChanges
      done="Grupo salvo."
    >
      <GroupFields />
    </FormDialog>
  );
}
