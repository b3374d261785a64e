import { inviteMutations } from '@esteto/api-client/identity/invite';
import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import { memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import { staffInviteForm } from '@esteto/domain/identity/user/invite-form';
import { GrantsField } from '@esteto/features/company/member/grants-field.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { path } from '../../../path.ts';

/** Short: who, and of which company. The person makes the account with the invitation, so that no password goes through staff. */
export default function CreateDoctorDialog() {
  return (
    <FormDialog
      title="Novo médico"
      subtitle="A pessoa recebe um e-mail com um link que vale por 7 dias e cria a própria senha."
      schema={staffInviteForm}
      initial={{ user_type: 'partner' }}
      mutation={inviteMutations.createForCompany}
      done={({ name }) => `Convite enviado a ${name}.`}
      submitLabel="Enviar convite"
      to={({ id }) => path('/painel/medicos/geral/convite/:inviteId', { inviteId: id })}
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
      <EmailField name="email" autoComplete="off" />
      <SearchSelectField
        name="company_id"
        search={({ search }) => filterOptionQueries.companies({ search })}
        toOption={toOption}
        placeholder="Busque por nome ou documento"
      />
      <RadioField
        name="user_type"
        options={memberTypeLabel}
        help={
          kind === 'partner'
            ? 'O primeiro sócio fica como titular da empresa.'
            : 'Um funcionário faz só o que estiver marcado, depois que o titular da empresa confirmar.'
        }
      />
      {kind === 'employee' && <GrantsField />}
    </>
  );
};

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, ...(detail && { detail }) });
