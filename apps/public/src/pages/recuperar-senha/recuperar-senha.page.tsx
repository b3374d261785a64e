import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { passwordRecovery, passwordRecoveryForm } from '@esteto/contract/identity/password-recovery';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { NewPasswordField } from '@esteto/ui/components/field/text/new-password-field.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';

/** Where the link leads that was given to a person: it holds once, so that nothing is asked of the server before the password is sent. */
export default function RecoverPasswordPage() {
  const { token = '' } = useParams();
  const [isDone, setDone] = useState(false);
  return (
    <BlankLayout>
      <title>Definir a senha · Esteto</title>
      {isDone ? (
        <StateFrame icon={KeyRound} title={<h1>Senha definida</h1>} action={<ButtonLink to={namedRoute.Login}>Entrar</ButtonLink>}>
          Entre com o seu e-mail e a nova senha.
        </StateFrame>
      ) : (
        <>
          <chakra.h1 fontSize="2xl" fontWeight="semibold" letterSpacing="tight" lineHeight="tight">
            Definir a senha
          </chakra.h1>
          <Form
            schema={passwordRecoveryForm}
            initial={{ token }}
            onSubmit={async (body) => {
              await call(passwordRecovery.recover, { body });
              setDone(true);
            }}
          >
            <NewPasswordField name="password" />
            <SubmitButton>Definir a senha</SubmitButton>
          </Form>
        </>
      )}
    </BlankLayout>
  );
}
