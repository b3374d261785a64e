import { call } from '@esteto/api-client/api';
import { inviteByToken } from '@esteto/api-client/identity/invite';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import { invite as contract, type InviteView } from '@esteto/contract/identity/invite';
import { memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { keepAskedSignup } from '../../features/cadastro/asked-signup.ts';
import { type Asked, ConfirmSignup } from '../../features/cadastro/confirm-signup.tsx';
import { AcceptInvite } from '../../features/convite/accept-invite.tsx';
import { InvitePage } from '../../features/convite/invite-page.tsx';
import { InviteAccount } from './invite-account.tsx';

/** Where the link of an invitation leads: who has an account accepts with it, who has none makes one. */
export default function CompanyInvitePage() {
  return <InvitePage view={inviteByToken}>{(view, token) => <Invitation view={view} token={token} />}</InvitePage>;
}

const Invitation = ({ view, token }: { view: InviteView; token: string }) => {
  const user = useStoredUser();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  if (asked) return <ConfirmSignup asked={asked} />;
  const { company, invited_by, user_type, has_account } = view;
  if (isWaiting) return <WaitsForYes company={company} user_type={user_type} />;
  const from = invited_by ?? 'A equipe do Esteto';
  return (
    <Page title={`Convite para ${company}`} subtitle={`${from} convida você como ${memberTypeLabel[user_type].toLowerCase()}.`}>
      {has_account ? (
        <AcceptInvite
          email={view.email}
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
          invite={view}
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

const WaitsForYes = ({ company, user_type }: Pick<InviteView, 'company' | 'user_type'>) => (
  <StateFrame
    icon={UserCheck}
    tone="waiting"
    title={<h1>Convite aceito. Falta uma confirmação</h1>}
    action={<ButtonLink to={namedRoute['App.Home']}>Ir para o início</ButtonLink>}
  >
    {user_type === 'partner'
      ? `Um sócio vê e faz tudo na empresa. Por isso outra pessoa confirma a sua entrada em ${company}`
      : `Quem responde por ${company} confirma o que você pode fazer nela`}
    ; avisamos por e-mail assim que isso acontecer.
  </StateFrame>
);
