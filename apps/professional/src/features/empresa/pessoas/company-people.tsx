import { chakra } from '@chakra-ui/react';
import { memberMutations, memberQueries } from '@esteto/api-client/company/member';
import { inviteMutations, inviteQueries } from '@esteto/api-client/identity/invite';
import { Can } from '@esteto/auth/can/can.tsx';
import { partner } from '@esteto/contract/access';
import type { MemberRow } from '@esteto/contract/company/member';
import type { InviteRow } from '@esteto/contract/identity/invite';
import { companyGrantLabel, grantsOfEntries } from '@esteto/domain/identity/permission/company-grants';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { path } from '../../../path.ts';
import { useCompanyScope } from '../use-company-scope.ts';
import { InviteLine, MemberLine } from './person-line.tsx';

/** Who belongs to the company and who was asked in; what employees may, and the end of it. */
export const CompanyPeople = () => {
  const scope = useCompanyScope();
  const members = useQuery(memberQueries.list(scope));
  const invites = useQuery(inviteQueries.list(scope));
  const actions = usePeopleActions();
  const error = members.error ?? invites.error;
  const retry = () => void Promise.all([members.refetch(), invites.refetch()]);
  return (
    <Card
      flush
      title="Pessoas"
      action={
        <Can access={partner('edit')}>
          <ButtonLink icon={UserPlus} to={path('/app/empresa/pessoas/convidar')}>
            Convidar
          </ButtonLink>
        </Can>
      }
    >
      {error && <ErrorState error={error} retry={retry} retrying={members.isFetching || invites.isFetching} />}
      {!error && !(members.data && invites.data) && <Loading />}
      {members.data && invites.data && (
        <chakra.ul aria-label="Pessoas da empresa">
          {members.data.map((member) => (
            <MemberLine key={member.id} member={member} onSwitch={() => void actions.switchMember(member)} />
          ))}
          {invites.data.map((invite) => (
            <InviteLine
              key={invite.id}
              invite={invite}
              onResend={() => void actions.resend(invite)}
              onRemove={() => void actions.remove(invite)}
              onConfirm={() => void actions.confirmEntry(invite)}
            />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
};

/** What is done with a person's line; what takes something away asks first. */
const usePeopleActions = () => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: deactivate } = useMutation(memberMutations.deactivate);
  const { mutateAsync: activate } = useMutation(memberMutations.activate);
  const { mutateAsync: resend } = useMutation(inviteMutations.resend);
  const { mutateAsync: confirmInvite } = useMutation(inviteMutations.confirm);
  const { mutateAsync: remove } = useMutation(inviteMutations.remove);
  const said = (done: Promise<unknown>, words: string) => done.then(() => toast.success(words), tellFailure);
  return {
    switchMember: async ({ id, name, is_active }: MemberRow) => {
      if (!is_active) return said(activate({ ...scope, id }), `${name} voltou a ter acesso.`);
      const isDone = await confirm({
        title: 'Retirar o acesso',
        message: `${name} deixa de ver a empresa na hora. O que fez continua no histórico, e o acesso pode ser devolvido.`,
        confirmLabel: 'Retirar o acesso',
        negative: true,
        action: () => deactivate({ ...scope, id }),
      });
      if (isDone) toast.success('Acesso retirado.');
    },
    resend: ({ id, email }: InviteRow) => said(resend({ ...scope, id }), `Convite reenviado para ${email}.`),
    confirmEntry: async ({ id, name, email, user_type, permissions }: InviteRow) => {
      const may = grantsOfEntries(permissions).map((grant) => companyGrantLabel[grant]);
      const isDone = await confirm({
        title: 'Confirmar a entrada',
        message:
          user_type === 'partner'
            ? `${name} (${email}) passa a ver e fazer tudo na empresa, como sócio.`
            : `${name} (${email}) entra como funcionário. O que passa a poder: ${may.join('; ') || 'nada'}. Depois você muda isso em O que pode fazer.`,
        confirmLabel: 'Confirmar a entrada',
        action: () => confirmInvite({ ...scope, id }),
      });
      if (isDone) toast.success(`${name} entrou na empresa.`);
    },
    remove: async ({ id, email }: InviteRow) => {
      const isDone = await confirm({
        title: 'Retirar o convite',
        message: `O link enviado para ${email} deixa de valer.`,
        confirmLabel: 'Retirar o convite',
        negative: true,
        action: () => remove({ ...scope, id }),
      });
      if (isDone) toast.success('Convite retirado.');
    },
  };
};
