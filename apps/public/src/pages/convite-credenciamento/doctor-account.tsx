import { call } from '@esteto/api-client/api';
import { accreditationInviteByToken } from '@esteto/api-client/duty/accreditation-invite';
import { startSession } from '@esteto/auth/session/session-store';
import { type AccreditationInviteView, accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import { doctorEntryForm } from '@esteto/domain/duty/accreditation/accreditation-invite-form';
import { PhoneField } from '@esteto/ui/components/field/text/phone-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { InvitedAccount } from '../../features/convite/invited-account.tsx';
import { goToInvite } from './go-to-invite.ts';

/** An account for the e-mail that received the letter, on trial: what Esteto does for companies nobody has to take. */
export const DoctorAccount = ({ token, invite: { name, email } }: { token: string; invite: AccreditationInviteView }) => {
  const queryClient = useQueryClient();
  return (
    <InvitedAccount
      schema={doctorEntryForm}
      email={email}
      initial={(terms_id) => ({ token, name, terms_id })}
      submitLabel="Criar conta e ver o convite"
      onSubmit={async (body) => {
        const { access_token, user } = await call(accreditationInvite.enter, { body });
        startSession(access_token, user);
        // Where that fails the account is there: the page offers to accept with it.
        await goToInvite(token).catch((error: unknown) => {
          void queryClient.invalidateQueries({ queryKey: accreditationInviteByToken(token).queryKey });
          throw error;
        });
      }}
    >
      <PhoneField name="phone" />
    </InvitedAccount>
  );
};
