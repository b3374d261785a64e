import { inviteMutations, inviteQueries } from '@esteto/api-client/identity/invite';
import { useCan } from '@esteto/auth/can/can.tsx';
import { doctorsGeneral } from '@esteto/contract/access';
import type { StaffInvite } from '@esteto/contract/identity/invite';
import { type MemberType, memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2, Send, UserCheck } from 'lucide-react';
import { useParams } from 'react-router';

/** How far an invitation got; sent again, or its link copied for another way. */
export default function InviteDetailsDialog() {
  const { data, error, refetch, isFetching } = useQuery(inviteQueries.detail({ id: Number(useParams().inviteId) }));
  const canEdit = useCan(doctorsGeneral.edit);
  return (
    <RouteDialog title="Convite" subtitle={data?.name} footer={data && canEdit && <Ways invite={data} />}>
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data && <InviteFacts invite={data} />}
    </RouteDialog>
  );
}

const InviteFacts = ({ invite }: { invite: StaffInvite }) => {
  const { status, email, company_name, user_type, invited_by, sent_at, opened_at, accepted_at, expires_at } = invite;
  return (
    <Facts
      facts={[
        { label: 'Situação', value: <StatusBadge status={{ label: inviteStatusLabel[status], tone: inviteStatusTone[status] }} /> },
        { label: 'E-mail', value: email },
        { label: 'Empresa', value: company_name },
        { label: 'Vínculo', value: memberTypeLabel[user_type] },
        { label: 'Convidado por', value: invited_by },
        { label: 'Enviado', value: formatInstantFull(sent_at) },
        { label: 'Aberto', value: opened_at ? formatInstantFull(opened_at) : 'ainda não' },
        { label: 'Aceito', value: accepted_at && formatInstantFull(accepted_at) },
        { label: 'Confirmação', value: accepted_at && status === 'pending' && missingYes[user_type] },
        { label: 'Vale até', value: !accepted_at && formatInstantFull(expires_at) },
      ]}
    />
  );
};

/** Consent that an accepted invitation still waits for, by what the person will be in the company. */
const missingYes: Record<MemberType, string> = {
  partner: 'falta a de outra pessoa: do titular ou da equipe',
  employee: 'aguarda o titular da empresa',
};

const Ways = ({ invite: { id, name, status, accepted_at, can_confirm } }: { invite: StaffInvite }) => {
  const confirm = useMutation(inviteMutations.confirmForCompany);
  const resend = useMutation(inviteMutations.resendForCompany);
  const link = useMutation(inviteMutations.link);
  const tellFailure = useTellFailure();
  if (can_confirm)
    return (
      <Button
        variant="primary"
        icon={UserCheck}
        busy={confirm.isPending}
        onClick={() => void confirm.mutateAsync({ id }).then(() => toast.success(`${name} entrou na empresa.`), tellFailure)}
      >
        Confirmar a entrada
      </Button>
    );
  if (accepted_at) return null;
  const copy = async () => {
    const made = await link.mutateAsync({ id });
    await navigator.clipboard.writeText(made.link);
    toast.success('Link copiado. Quem entrar por ele ainda confirma o e-mail.');
  };
  return (
    <>
      {status === 'pending' && (
        <Button icon={Link2} busy={link.isPending} onClick={() => void copy().catch(tellFailure)}>
          Copiar link
        </Button>
      )}
      <Button
        variant="primary"
        icon={Send}
        busy={resend.isPending}
        onClick={() => void resend.mutateAsync({ id }).then(() => toast.success('Convite enviado de novo.'), tellFailure)}
      >
        Reenviar
      </Button>
    </>
  );
};
