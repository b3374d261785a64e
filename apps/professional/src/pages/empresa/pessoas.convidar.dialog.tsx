import { inviteMutations } from '@esteto/api-client/identity/invite';
import { memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import { inviteForm } from '@esteto/domain/identity/user/invite-form';
import { GrantsField } from '@esteto/features/company/member/grants-field.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';

/** Somebody is asked in, as a partner or as an employee who may so much. */
export default function InvitePersonDialog() {
  return (
    <FormDialog
      title="Convidar para a empresa"
      subtitle="A pessoa recebe um e-mail com um link que vale por 7 dias."
      schema={inviteForm}
      initial={{ user_type: 'employee', grants: ['invoices:view', 'invoices:edit', 'clients:view'] }}
      mutation={inviteMutations.create}
      done="Convite enviado."
      submitLabel="Enviar convite"
    >
      <Fields />
    </FormDialog>
  );
}

const Fields = () => {
  const kind = useFieldValue('user_type');
  return (
    <>
      <TextField name="name" autoFocus />
      <EmailField name="email" />
      <RadioField name="user_type" options={memberTypeLabel} help={kind === 'partner' ? PARTNER : EMPLOYEE} />
      {kind !== 'partner' && <GrantsField />}
    </>
  );
};

const PARTNER = 'Um sócio vê e faz tudo na empresa.';
const EMPLOYEE = 'Um funcionário faz só o que estiver marcado.';
