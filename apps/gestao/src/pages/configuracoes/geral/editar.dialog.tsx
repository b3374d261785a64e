import { managementGroupMutations, managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { ruleEffectMutations } from '@esteto/api-client/duty/rule-effect';
import { groupForm } from '@esteto/domain/duty/management-group/group-form';
import { GroupFields } from '@esteto/features/duty/management-group/group-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { RuleEffectsNote } from '../../../features/grupo/rule-effects.tsx';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** What changes is shown, old and new, before it is saved, with what it means for the schedule. */
export default function EditOwnGroupDialog() {
  const scope = useGroupScope();
  const { mutateAsync: weigh } = useMutation(ruleEffectMutations.rules);
  return (
    <FormDialog
      title="Grupo e regras"
      subtitle={(group) => group?.name}
      size="lg"
      schema={groupForm}
      startsFrom={managementGroupQueries.own(scope)}
      mutation={managementGroupMutations.ownUpdate}
      confirmChanges
      effects={async ({ rules }) => <RuleEffectsNote effects={await weigh({ ...scope, body: { rules } })} />}
      done="Grupo salvo."
    >
      <GroupFields />
    </FormDialog>
  );
}
