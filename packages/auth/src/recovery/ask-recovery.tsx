import { call } from '@esteto/api-client/api';
import { passwordRecovery, recoveryRequestForm } from '@esteto/contract/identity/password-recovery';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';

/** Asks where the link goes with which a new password is set. Whether there is an account it does not tell. `email`: what was typed before. */
export const AskRecovery = ({ email = '', onClose }: { email?: string; onClose: () => void }) => (
  <FormQuestion
    title="Esqueci minha senha"
    message="Enviamos um link para você definir uma nova senha."
    schema={recoveryRequestForm}
    initial={{ email }}
    submit={(body) => call(passwordRecovery.ask, { body })}
    done="Se houver uma conta com este e-mail, o link chega em instantes."
    submitLabel="Enviar link"
    submitVariant="primary"
    onClose={onClose}
  >
    <EmailField name="email" autoComplete="username" />
  </FormQuestion>
);
