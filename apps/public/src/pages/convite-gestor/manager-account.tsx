import { call } from '@esteto/api-client/api';
import { startSession } from '@esteto/auth/session/session-store';
import { groupManager, type ManagerInviteView } from '@esteto/contract/duty/group-manager';
import { defaultRoute } from '@esteto/domain/identity/route/base-paths';
import { letterEntryForm } from '@esteto/domain/identity/user/invite-form';
import { InvitedAccount } from '../../features/convite/invited-account.tsx';

/** An account for the e-mail that received the invitation: the letter's link confirms it. */
export const ManagerAccount = ({ token, invite: { name, email } }: { token: string; invite: ManagerInviteView }) => (
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
