import { call } from '@esteto/api-client/api';
import { session } from '@esteto/contract/identity/session';
import { signup } from '@esteto/contract/opening/signup';
import { EmailVerificationDialog } from '@esteto/ui/patterns/global-dialog/email-verification-dialog.tsx';

type VerifyEmailProps = {
  email: string;
  atLogin?: boolean;
  /** Password that was typed at the login: one that was chosen at the signup is confirmed together with the e-mail. */
  password?: string;
  onAnswer: (verified: boolean) => void;
};

/** The dialog that asks for the code of the verification e-mail, tied to the server. */
export const VerifyEmail = ({ email, atLogin, password, onAnswer }: VerifyEmailProps) => (
  <EmailVerificationDialog
    email={email}
    atLogin={atLogin}
    verify={(code) =>
      password === undefined ? call(session.verifyEmail, { code }) : call(signup.confirm, { body: { key: null, code, password } })
    }
    resend={() => call(session.resendVerification, { body: { email } })}
    onAnswer={onAnswer}
  />
);
