import { managerRoleLabel, managerRoleMeaning } from '@esteto/domain/duty/group-manager/manager-roles';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

type Unit = { id: number; name: string; code: string };

/** Who is asked in. */
export const InvitedFields = () => (
  <>
    <TextField name="name" autoFocus span={3} />
    <EmailField name="email" span={3} help="A pessoa recebe um link que vale por 7 dias e escolhe a própria senha." />
  </>
);

/** What somebody is in a group, and where; whoever administers it has all of it. */
export const RoleFields = ({ units }: { units: readonly Unit[] }) => {
  const role = useFieldValue('role');
  return (
    <>
      <RadioField name="role" options={managerRoleLabel} details={managerRoleMeaning} />
      {role !== 'admin' && role !== null && units.length > 0 && (
        <ChecklistField
          name="unit_ids"
          options={units.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))}
          help="Nenhuma marcada: todas as unidades do grupo, também as que vierem."
        />
      )}
    </>
  );
};
