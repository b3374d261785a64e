import { call } from '@esteto/api-client/api';
import { accountMutations, accountQueries } from '@esteto/api-client/identity/account';
import { account } from '@esteto/contract/identity/account';
import { emailChangeForm } from '@esteto/domain/identity/user/account-form';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { PasswordField } from '@esteto/ui/components/field/text/password-field.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { EmailVerificationDialog } from '@esteto/ui/patterns/global-dialog/email-verification-dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Asked = { email: string; current_password: string };

/** The address that the person signs in with: the new one takes over once it answers. */
export const SignInEmail = ({ email }: { email: string }) => {
  const { mutateAsync: change } = useMutation(accountMutations.changeEmail);
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<Asked | null>(null);
  const finish = () => {
    setRequest(null);
    void queryClient.invalidateQueries({ queryKey: accountQueries.detail({}).queryKey });
  };
  return (
    <Card title="E-mail de acesso">
      <Form
        key={email}
        schema={emailChangeForm}
        initial={{}}
        onSubmit={async (body) => {
          await change({ body });
          setRequest(body);
        }}
      >
        <EmailField name="email" autoComplete="email" help={`Hoje você entra com ${email}. Enviamos um código ao novo endereço.`} />
        <PasswordField name="current_password" autoComplete="current-password" />
        <SubmitButton variant="secondary" justifySelf="start">
          Trocar o e-mail
        </SubmitButton>
      </Form>
      {request && (
        <EmailVerificationDialog
          email={request.email}
          title="Confirme o novo e-mail"
          verify={(code) => call(account.confirmEmail, { body: { code } })}
          resend={() => call(account.changeEmail, { body: request })}
          onAnswer={finish}
        />
      )}
    </Card>
  );
};
