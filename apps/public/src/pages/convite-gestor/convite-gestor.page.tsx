import { call } from '@esteto/api-client/api';
import { managerInviteByToken } from '@esteto/api-client/duty/group-manager';
import { startSession } from '@esteto/auth/session/session-store';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import { groupManager, type ManagerInviteView } from '@esteto/contract/duty/group-manager';
import { managerRoleLabel } from '@esteto/domain/duty/group-manager/manager-roles';
import { defaultRoute, namedRoute } from '@esteto/domain/identity/route/base-paths';
import { letterEntryForm } from '@esteto/domain/identity/user/invite-form';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { AcceptInvite } from '../../features/convite/accept-invite.tsx';
import { InvitePage } from '../../features/convite/invite-page.tsx';
import { InvitedAccount } from '../../features/convite/invited-account.tsx';

/** Where the link of a group's invitation leads: a manager accepts with their account, who has none makes one. */
export default function ManagerInvitePage() {
  return <InvitePage view={managerInviteByToken}>{(view, token) => <Invitation view={view} token={token} />}</InvitePage>;
}

const Invitation = ({ view, token }: { view: ManagerInviteView; token: string }) => {
  const user = useStoredUser();
  const { group, invited_by, role, email, has_account } = view;
  return (
    <Page title={`Convite para ${group}`} subtitle={`${invited_by ?? 'A equipe do Esteto'} convida você como ${managerRoleLabel[role]}.`}>
      {has_account ? (
        <AcceptInvite
          email={email}
          signedIn={user !== null}
          gain="O grupo entra na sua lista."
          onAccept={async () => {
            await call(groupManager.accept, { body: { token } });
            location.assign(namedRoute['Management.Duty']);
          }}
        />
      ) : (
        <ManagerAccount token={token} invite={view} />
      )}
    </Page>
  );
};

/** An account for the e-mail that received the invitation: the letter's link confirms it. */
const ManagerAccount = ({ token, invite: { name, email } }: { token: string; invite: ManagerInviteView }) => (
  <InvitedAccount
    schema={letterEntryForm}
    email={email}
    initial={(terms_id) => ({ token, name, terms_id })}
    submitLabel="Entrar no grupo"
    onSubmit={async (body) => {
      const { access_token, user } = await call(groupManager.enter, { body });
      startSession(access_token, user);
      location.assign(defaultRoute(user));
    }}
  />
);
