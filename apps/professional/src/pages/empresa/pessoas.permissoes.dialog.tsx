import { memberMutations, memberQueries } from '@esteto/api-client/company/member';
import { grantsOfEntries } from '@esteto/domain/identity/permission/company-grants';
import { memberForm } from '@esteto/domain/identity/user/invite-form';
import { GrantsField } from '@esteto/features/company/member/grants-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** What an employee may in the company. */
export default function MemberGrantsDialog() {
  const id = Number(useParams().memberId);
  return (
    <FormDialog
      title={(member) => (member ? `O que ${member.name.split(' ')[0]} pode fazer` : 'O que pode fazer')}
      id={id}
      schema={memberForm}
      startsFrom={partOf(memberQueries.list(useCompanyScope()), (members) => members.find((member) => member.id === id))}
      initial={({ permissions }) => ({ grants: grantsOfEntries(permissions) })}
      refuse={({ user_type }) => (user_type === 'employee' ? null : { why: 'Um sócio vê e faz tudo na empresa.' })}
      mutation={memberMutations.update}
      done="Permissões alteradas. Valem a partir da próxima ação."
    >
      <GrantsField />
    </FormDialog>
  );
}
