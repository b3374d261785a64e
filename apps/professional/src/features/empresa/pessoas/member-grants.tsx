import { memberMutations } from '@esteto/api-client/company/member';
import type { MemberRow } from '@esteto/contract/company/member';
import { grantsOfEntries } from '@esteto/domain/identity/permission/company-grants';
import { type MemberForm, memberForm } from '@esteto/domain/identity/user/invite-form';
import { GrantsField } from '@esteto/features/company/member/grants-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../use-company-scope.ts';

/** What an employee may in the company. */
export const MemberGrants = ({ member, onClose }: { member: MemberRow; onClose: () => void }) => {
  const scope = useCompanyScope();
  const { id, version, name, permissions } = member;
  const { mutateAsync: update } = useMutation(memberMutations.update);
  return (
    <FormOver
      form={{
        title: `O que ${name.split(' ')[0]} pode fazer`,
        schema: memberForm,
        initial: { grants: grantsOfEntries(permissions) },
        mutation: { mutationFn: ({ body }: { body: MemberForm }) => update({ ...scope, id, body: { ...body, version } }) },
        done: 'Permissões alteradas. Valem a partir da próxima ação.',
        submitLabel: 'Salvar',
        children: <GrantsField />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
