import type { InferType } from 'yup';
import { email, flag, name, newPassword, object, password, text } from '../../shared/schema/fields.ts';

/** What people change about themselves. */
export const accountForm = object({
  name: name('Nome').max(120).required(),
  notifications_email: email('E-mail para avisos'),
});
export type AccountForm = InferType<typeof accountForm>;

/** The present password is asked for: whoever finds an open session must not take the account over. */
export const passwordChangeForm = object({
  current_password: password('Senha atual').required(),
  password: newPassword('Nova senha').required(),
});

/** The address that a person signs in with; the present password is asked for, as above. */
export const emailChangeForm = object({
  email: email('Novo e-mail').required(),
  current_password: password('Senha atual').required(),
});

/** The code that was sent to the new address. */
export const emailCodeForm = object({ code: text('Código').max(40).required() });

/** `leaves_companies`: said by who alone answers for a company, which stays without anybody. */
export const closeAccountForm = object({
  current_password: password('Senha atual').required(),
  leaves_companies: flag('Deixo a empresa sem responsável'),
});
