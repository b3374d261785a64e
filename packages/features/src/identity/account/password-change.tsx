import { accountMutations } from '@esteto/api-client/identity/account';
import { passwordChangeForm } from '@esteto/domain/identity/user/account-form';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { NewPasswordField } from '@esteto/ui/components/field/text/new-password-field.tsx';
import { PasswordField } from '@esteto/ui/components/field/text/password-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** `email`: for the browser's own store of passwords, which would save the new one without a name. */
export const PasswordChange = ({ email }: { email: string }) => {
  const { mutateAsync: change } = useMutation(accountMutations.changePassword);
  const [changes, setChanges] = useState(0);
  return (
    <Card title="Senha">
      <Form
        key={changes}
        schema={passwordChangeForm}
        initial={{}}
        onSubmit={async (body) => {
          await change({ body });
          toast.success('Senha trocada. As suas outras sessões foram encerradas.');
          setChanges((count) => count + 1);
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" autoComplete="current-password" />
        <NewPasswordField name="password" about={[email]} />
        <SubmitButton variant="secondary" justifySelf="start">
          Trocar a senha
        </SubmitButton>
      </Form>
    </Card>
  );
};
