import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { submitLogin } from '@esteto/auth/login/submit-login';
import { session } from '@esteto/contract/identity/session';
import { defaultRoute, namedRoute } from '@esteto/domain/identity/route/base-paths';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { EmailVerificationDialog } from '@esteto/ui/patterns/global-dialog/email-verification-dialog.tsx';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { confirmEmail } from './confirm-email.ts';

/** `password`: unknown to who comes back later; they sign in by themselves. `typed`: the form as it was sent, to be corrected. */
export type Asked = { key: string; email: string; password?: string; typed?: Record<string, unknown> };

/** The code's step. Whether an account came of it only the e-mail says. `goBack`: to what can be corrected, where there is such. */
export const ConfirmSignup = ({ signup, goBack }: { signup: Asked; goBack?: () => void }) => {
  const { email, password } = signup;
  const [isAsking, setAsking] = useState(true);
  const enter = async () => {
    const entered = password ? await submitLogin({ email, password }) : null;
    location.assign(entered && 'user' in entered ? defaultRoute(entered.user) : namedRoute.Login);
  };
  return (
    <>
      <title>Confirmar o e-mail · Esteto</title>
      <StateFrame
        icon={MailCheck}
        title={<h1>Veja o seu e-mail</h1>}
        action={
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
            <Button variant="primary" onClick={() => setAsking(true)}>
              Digitar o código
            </Button>
            {goBack && <Button onClick={goBack}>Corrigir os dados</Button>}
            <ButtonLink variant="ghost" to={namedRoute.Login}>
              Entrar
            </ButtonLink>
          </chakra.div>
        }
      >
        Enviamos uma mensagem para {email}. Ela traz o código que confirma a conta. Se o e-mail ou a empresa já estão no Esteto, ela diz o
        que fazer.
      </StateFrame>
      {isAsking && (
        <EmailVerificationDialog
          title="Confirme o seu e-mail"
          email={email}
          atLogin
          verify={confirmEmail}
          resend={() => call(session.resendVerification, { body: { email } })}
          onAnswer={(isConfirmed) => {
            setAsking(false);
            if (isConfirmed) void enter();
          }}
        />
      )}
    </>
  );
};
