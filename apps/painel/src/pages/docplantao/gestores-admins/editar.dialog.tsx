import { groupManagerMutations, groupManagerQueries } from '@esteto/api-client/duty/group-manager';
import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { groupManagerForm } from '@esteto/domain/duty/group-manager/group-manager-form';
import { RoleFields } from '@esteto/features/duty/group-manager/manager-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

export default function EditManagerDialog() {
  return (
    <FormDialog
      title={(manager) => manager?.name ?? 'Gestor'}
      subtitle={(manager) => manager?.group_name}
      id={Number(useParams().managerId)}
      schema={groupManagerForm}
      record={groupManagerQueries.detail}
      mutation={groupManagerMutations.update}
      done={({ name }) => `${name}: papel salvo. Já vale.`}
    >
      {(manager) => manager && <Fields groupId={manager.group_id} />}
    </FormDialog>
  );
}

const Fields = ({ groupId }: { groupId: number }) => {
  const { data = [] } = useQuery(managementGroupQueries.units({ id: groupId }));
  return <RoleFields units={data} />;
};
