import { groupManagerMutations } from '@esteto/api-client/duty/group-manager';
import { unitQueries } from '@esteto/api-client/duty/unit';
import { newGroupManagerForm } from '@esteto/domain/duty/group-manager/group-manager-form';
import { InvitedFields, RoleFields } from '@esteto/features/duty/group-manager/manager-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

export default function InviteOwnManagerDialog() {
  const { data = [] } = useQuery(unitQueries.options(useGroupScope()));
  return (
    <FormDialog
      title="Convidar gestor"
      schema={newGroupManagerForm}
      mutation={groupManagerMutations.ownCreate}
      done={({ email }) => `Convite enviado a ${email}.`}
      submitLabel="Enviar convite"
    >
      <InvitedFields />
      <RoleFields units={data} />
    </FormDialog>
  );
}
