import { call } from '@esteto/api-client/api';
import { inviteByToken } from '@esteto/api-client/identity/invite';
import { startSession } from '@esteto/auth/session/session-store';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import { invite as contract, type InviteView } from '@esteto/contract/identity/invite';
import { memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import { defaultRoute, namedRoute } from '@esteto/domain/identity/route/base-paths';
import { inviteEntryForm } from '@esteto/domain/identity/user/invite-form';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { keepAskedSignup } from '../../features/cadastro/asked-signup.ts';
import { type Asked, ConfirmSignup } from '../../features/cadastro/confirm-signup.tsx';
import { AcceptInvite } from '../../features/convite/accept-invite.tsx';
import { InvitePage } from '../../features/convite/invite-page.tsx';
import { InvitedAccount } from '../../features/convite/invited-account.tsx';

/** Where the link of an invitation leads: who has an account accepts with it, who has none makes one. */
export default function CompanyInvitePage() {
  return <InvitePage view={inviteByToken}>{(view, token) => <Invitation view={view} token={token} />}</InvitePage>;
}

const Invitation = ({ view, token }: { view: InviteView; token: string }) => {
  const user = useStoredUser();
  const [pending, setPending] = useState<Asked | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  if (pending) return <ConfirmSignup signup={pending} />;
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
            setPending(next);
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

type InviteAccountProps = { token: string; invite: InviteView; onAsked: (signup: Asked) => void; onWaiting: () => void };

/** An account for the e-mail that received the invitation: confirmed by the letter's link, by a code where the link was copied. */
const InviteAccount = ({ token, invite: { name, email }, onAsked, onWaiting }: InviteAccountProps) => {
  const [key] = useState(() => crypto.randomUUID());
  return (
    <InvitedAccount
      schema={inviteEntryForm}
      email={email}
      initial={(terms_id) => ({ token, key, name, terms_id })}
      submitLabel="Entrar na empresa"
      onSubmit={async (body) => {
        const { access_token, user, awaits_confirmation } = await call(contract.enter, { body });
        if (!access_token || !user) return onAsked({ key, email, password: body.password });
        startSession(access_token, user);
        if (awaits_confirmation) onWaiting();
        else location.assign(defaultRoute(user));
      }}
    />
  );
};
