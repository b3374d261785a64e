import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { signup } from '@esteto/contract/opening/signup';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { signupPasswordForm } from '@esteto/domain/opening/signup/signup-form';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { NewPasswordField } from '@esteto/ui/components/field/text/new-password-field.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

/** The account was asked for in another browser, which alone knows the password that was chosen there: whoever reads the e-mail sets theirs here. */
export const ChoosePassword = ({ code }: { code: string }) => {
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <StateFrame icon={KeyRound} title={<h1>Conta pronta</h1>} action={<ButtonLink to={namedRoute.Login}>Entrar</ButtonLink>}>
        Entre com o seu e-mail e a senha que acabou de definir.
      </StateFrame>
    );
  return (
    <>
      <chakra.h1 fontSize="2xl" fontWeight="semibold" letterSpacing="tight" lineHeight="tight">
        E-mail verificado. Defina a senha
      </chakra.h1>
      <chakra.p color="fg.muted">
        A conta foi pedida em outro aparelho ou navegador. Por segurança, a senha escolhida lá só vale lá: defina aqui a que você vai usar.
      </chakra.p>
      <Form
        schema={signupPasswordForm}
        initial={{ code }}
        onSubmit={async (body) => {
          await call(signup.choosePassword, { body });
          setDone(true);
        }}
      >
        <NewPasswordField name="password" />
        <SubmitButton>Definir a senha</SubmitButton>
      </Form>
    </>
  );
};
