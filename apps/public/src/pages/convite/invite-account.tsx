import { call } from '@esteto/api-client/api';
import { startSession } from '@esteto/auth/session/session-store';
import { invite as contract, type InviteView } from '@esteto/contract/identity/invite';
import { defaultRoute } from '@esteto/domain/identity/route/base-paths';
import { inviteEntryForm } from '@esteto/domain/identity/user/invite-form';
import { useState } from 'react';
import type { Asked } from '../../features/cadastro/confirm-signup.tsx';
import { InvitedAccount } from '../../features/convite/invited-account.tsx';

type InviteAccountProps = { token: string; invite: InviteView; onAsked: (asked: Asked) => void; onWaiting: () => void };

/** An account for the e-mail that received the invitation: confirmed by the letter's link, by a code where the link was copied. */
export const InviteAccount = ({ token, invite: { name, email }, onAsked, onWaiting }: InviteAccountProps) => {
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
