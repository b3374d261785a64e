import { call } from '@esteto/api-client/api';
import { session } from '@esteto/contract/session';
import { EmailVerificationDialog } from '@esteto/ui/patterns/global-dialog/email-verification-dialog.tsx';

type VerifyEmailProps = { email: string; atLogin?: boolean; onAnswer: (verified: boolean) => void };

/** The dialog that asks for the code of the verification e-mail, tied to the server. */
export const VerifyEmail = ({ email, atLogin, onAnswer }: VerifyEmailProps) => (
  <EmailVerificationDialog
    email={email}
    atLogin={atLogin}
    verify={(code) => call(session.verifyEmail, { code })}
    resend={() => call(session.resendVerification, { body: { email } })}
    onAnswer={onAnswer}
  />
);
