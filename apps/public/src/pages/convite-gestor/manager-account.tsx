import { call } from '@esteto/api-client/api';
import { startSession } from '@esteto/auth/session/session-store';
import { groupManager, type ManagerInviteView } from '@esteto/contract/group-manager';
import { managerEntryForm } from '@esteto/domain/group-manager/group-manager-form';
import { defaultRoute } from '@esteto/domain/route/base-paths';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { AccountFields, WithTerms } from '../../features/convite/account-fields.tsx';

/** An account for the e-mail that received the invitation: the letter's link confirms it. */
export const ManagerAccount = ({ token, invite: { name, email } }: { token: string; invite: ManagerInviteView }) => (
  <WithTerms>
    {(terms_id) => (
      <Form
        schema={managerEntryForm}
        initial={{ token, name, terms_id }}
        onSubmit={async (body) => {
          const { access_token, user } = await call(groupManager.enter, { body });
          startSession(access_token, user);
          location.assign(defaultRoute(user));
        }}
      >
        <AccountFields email={email} />
        <SubmitButton>Entrar no grupo</SubmitButton>
      </Form>
    )}
  </WithTerms>
);
