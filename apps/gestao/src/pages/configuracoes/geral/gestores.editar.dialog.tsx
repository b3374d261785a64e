import { groupManagerMutations, groupManagerQueries } from '@esteto/api-client/duty/group-manager';
import { unitQueries } from '@esteto/api-client/duty/unit';
import { groupManagerForm } from '@esteto/domain/duty/group-manager/group-manager-form';
import { RoleFields } from '@esteto/features/duty/group-manager/manager-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

export default function EditOwnManagerDialog() {
  const { data = [] } = useQuery(unitQueries.options(useGroupScope()));
  return (
    <FormDialog
      title={(manager) => manager?.name ?? 'Gestor'}
      subtitle={(manager) => manager?.email}
      id={Number(useParams().managerId)}
      schema={groupManagerForm}
      record={groupManagerQueries.ownDetail}
      refuse={({ is_self }) => (is_self ? { why: 'O seu papel quem muda é outra pessoa do grupo.' } : null)}
      mutation={groupManagerMutations.ownUpdate}
      done={({ name }) => `${name}: papel salvo. Já vale.`}
    >
      <RoleFields units={data} />
    </FormDialog>
  );
}
