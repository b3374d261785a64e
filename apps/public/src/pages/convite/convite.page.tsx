import { inviteByToken } from '@esteto/api-client/invite';
import { createQueryClient } from '@esteto/api-client/query-client';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import { memberTypeLabel } from '@esteto/domain/permission/user-types';
import { namedRoute } from '@esteto/domain/route/base-paths';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { AcceptInvite } from './accept-invite.tsx';
import { InviteAccount } from './invite-account.tsx';

/** Where the link of an invitation leads: who has an account accepts with it, who has none makes one. */
export default function InvitePage() {
  const [client] = useState(createQueryClient);
  const { token = '' } = useParams();
  return (
    <QueryClientProvider client={client}>
      <BlankLayout>
        <title>Convite · Esteto</title>
        <Invitation token={token} />
      </BlankLayout>
    </QueryClientProvider>
  );
}

const Invitation = ({ token }: { token: string }) => {
  const { data, error, refetch, isFetching } = useQuery(inviteByToken(token));
  const user = useStoredUser();
  const readError = useReadError();
  if (error && readError(error).status === 422) return <Over />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading label="Abrindo o convite" />;
  const { company, invited_by, user_type, has_account } = data;
  const from = invited_by ?? 'A equipe do Esteto';
  return (
    <Page title={`Convite para ${company}`} subtitle={`${from} convida você como ${memberTypeLabel[user_type].toLowerCase()}.`}>
      {has_account ? (
        <AcceptInvite token={token} email={data.email} signedIn={user !== null} />
      ) : (
        <InviteAccount token={token} invite={data} />
      )}
    </Page>
  );
};

const Over = () => (
  <StateFrame
    icon={MailWarning}
    tone="waiting"
    title={<h1>Este convite não vale mais</h1>}
    action={<ButtonLink to={namedRoute.Login}>Entrar</ButtonLink>}
  >
    Ele já foi aceito, venceu ou foi retirado. Peça outro a quem convidou você.
  </StateFrame>
);
