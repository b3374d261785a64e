import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { termsOfServiceQueries } from '@esteto/api-client/terms-of-service';
import { startSession } from '@esteto/auth/session/session-store';
import { invite as contract, type InviteView } from '@esteto/contract/invite';
import { defaultRoute } from '@esteto/domain/route/base-paths';
import { inviteEntryForm } from '@esteto/domain/user/invite-form';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { NewPasswordField } from '@esteto/ui/components/field/text/new-password-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AcceptTerms } from '../../features/cadastro/accept-terms.tsx';
import type { Asked } from '../../features/cadastro/confirm-signup.tsx';

type InviteAccountProps = { token: string; invite: InviteView; onAsked: (asked: Asked) => void; onWaiting: () => void };

/** An account for the e-mail that received the invitation: confirmed by the letter's link, by a code where the link was copied. */
export const InviteAccount = ({ token, invite, onAsked, onWaiting }: InviteAccountProps) => {
  const [key] = useState(() => crypto.randomUUID());
  const terms = useQuery(termsOfServiceQueries.current({}));
  if (terms.error) return <ErrorState error={terms.error} retry={() => void terms.refetch()} retrying={terms.isFetching} />;
  if (!terms.data) return <Loading />;
  return (
    <Form
      schema={inviteEntryForm}
      initial={{ token, key, name: invite.name, terms_id: terms.data.id }}
      onSubmit={async (body) => {
        const { access_token, user, awaits_confirmation } = await call(contract.enter, { body });
        if (!access_token || !user) return onAsked({ key, email: invite.email, password: body.password });
        startSession(access_token, user);
        if (awaits_confirmation) onWaiting();
        else location.assign(defaultRoute(user));
      }}
    >
      <chakra.p color="fg.muted">
        Sua conta será a do e-mail <chakra.strong color="fg.default">{invite.email}</chakra.strong>.
      </chakra.p>
      <FieldGrid>
        {/* For the browser's own store of passwords, which would save the new one without a name. */}
        <input type="email" autoComplete="username" value={invite.email} readOnly hidden />
        <TextField name="name" autoComplete="name" />
        <Password email={invite.email} />
        <AcceptTerms />
      </FieldGrid>
      <SubmitButton>Entrar na empresa</SubmitButton>
    </Form>
  );
};

const Password = ({ email }: { email: string }) => {
  const name = useFieldValue('name');
  return <NewPasswordField name="password" about={typeof name === 'string' ? [name, email] : [email]} />;
};
