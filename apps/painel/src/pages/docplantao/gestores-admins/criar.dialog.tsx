import { groupManagerMutations } from '@esteto/api-client/duty/group-manager';
import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import { staffGroupManagerForm } from '@esteto/domain/duty/group-manager/group-manager-form';
import { InvitedFields, RoleFields } from '@esteto/features/duty/group-manager/manager-fields.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';

export default function InviteManagerDialog() {
  return (
    <FormDialog
      title="Convidar gestor"
      schema={staffGroupManagerForm}
      mutation={groupManagerMutations.create}
      done={({ email }) => `Convite enviado a ${email}.`}
      submitLabel="Enviar convite"
    >
      <InvitedFields />
      <Group />
    </FormDialog>
  );
}

/** The units are those of the group that was chosen. */
const Group = () => {
  const store = useFormStore();
  const id = useFieldValue<number | null>('group_id');
  const { data } = useQuery({ ...managementGroupQueries.units({ id: id ?? 0 }), enabled: Boolean(id) });
  return (
    <>
      <SearchSelectField
        name="group_id"
        search={({ search }) => filterOptionQueries.groups({ search })}
        toOption={toOption}
        onChosen={() => store.setValue('unit_ids', [])}
      />
      <RoleFields units={id && data ? data : []} />
    </>
  );
};

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, ...(detail && { detail }) });
