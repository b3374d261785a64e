import { call } from '@esteto/api-client/api';
import { inviteByToken } from '@esteto/api-client/invite';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import { invite as contract } from '@esteto/contract/invite';
import { memberTypeLabel } from '@esteto/domain/permission/user-types';
import { namedRoute } from '@esteto/domain/route/base-paths';
import { BlockingDialogs } from '@esteto/shell/blocking/blocking-dialogs.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { keepAskedSignup } from '../../features/cadastro/asked-signup.ts';
import { type Asked, ConfirmSignup } from '../../features/cadastro/confirm-signup.tsx';
import { AcceptInvite } from '../../features/convite/accept-invite.tsx';
import { callAsPerson } from '../../features/convite/call-as-person.ts';
import { InviteOver } from '../../features/convite/invite-over.tsx';
import { InviteAccount } from './invite-account.tsx';

/** Where the link of an invitation leads: who has an account accepts with it, who has none makes one. */
export default function InvitePage() {
  const [client] = useState(callAsPerson);
  const { token = '' } = useParams();
  return (
    <QueryClientProvider client={client}>
      <BlankLayout>
        <title>Convite · Esteto</title>
        <Invitation token={token} />
      </BlankLayout>
      <BlockingDialogs />
    </QueryClientProvider>
  );
}

const Invitation = ({ token }: { token: string }) => {
  const { data, error, refetch, isFetching } = useQuery(inviteByToken(token));
  const user = useStoredUser();
  const readError = useReadError();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const status = error && readError(error).status;
  if (asked) return <ConfirmSignup asked={asked} />;
  if (status === 422 || status === 409) return <InviteOver />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading label="Abrindo o convite" />;
  const { company, invited_by, user_type, has_account } = data;
  if (isWaiting) return <WaitsForYes company={company} />;
  const from = invited_by ?? 'A equipe do Esteto';
  return (
    <Page title={`Convite para ${company}`} subtitle={`${from} convida você como ${memberTypeLabel[user_type].toLowerCase()}.`}>
      {has_account ? (
        <AcceptInvite
          email={data.email}
          signedIn={user !== null}
          gain="A empresa entra na sua lista."
          onAccept={async () => {
            const { company_id, awaits_confirmation } = await call(contract.accept, { body: { token } });
            if (awaits_confirmation) setWaiting(true);
            else location.assign(`${namedRoute['App.Home']}?empresa=${company_id}`);
          }}
        />
      ) : (
        <InviteAccount
          token={token}
          invite={data}
          onAsked={(next) => {
            keepAskedSignup({ key: next.key, email: next.email });
            setAsked(next);
          }}
          onWaiting={() => setWaiting(true)}
        />
      )}
    </Page>
  );
};

const WaitsForYes = ({ company }: { company: string }) => (
  <StateFrame
    icon={UserCheck}
    tone="waiting"
    title={<h1>Convite aceito. Falta uma confirmação</h1>}
    action={<ButtonLink to={namedRoute['App.Home']}>Ir para o início</ButtonLink>}
  >
    Um sócio vê e faz tudo na empresa. Por isso outra pessoa confirma a sua entrada em {company}; avisamos por e-mail assim que isso
    acontecer.
  </StateFrame>
);
