import { email, object as form, newPassword, text } from '@esteto/domain/shared/schema/fields';
import { boolean, type InferType, object } from 'yup';
import { anyone } from '../access.ts';
import { post } from '../endpoint.ts';

/** `token`: what the link brought. It travels in the body, so that it stands in no log of addresses. */
export const passwordRecoveryForm = form({
  token: text('Link').max(100).required(),
  password: newPassword('Nova senha').required(),
});

export const recoveryTokenForm = passwordRecoveryForm.pick(['token']);

/** `is_invite`: it asks into the staff somebody who never had a password. */
export const recoveryView = object({ is_invite: boolean().required() });
export type RecoveryView = InferType<typeof recoveryView>;

export const recoveryRequestForm = form({ email: email('E-mail').required() });

export const passwordRecovery = {
  ask: post('recover-password/ask', {
    summary: 'Envia um link para definir a senha a este e-mail, se houver uma conta com ele; responde o mesmo se não houver.',
    who: anyone,
    body: recoveryRequestForm,
  }),
  look: post('recover-password/look', {
    summary: 'Se um link para definir a senha ainda vale; quem pergunta não o gasta.',
    who: anyone,
    body: recoveryTokenForm,
    answer: recoveryView,
  }),
  recover: post('recover-password', {
    summary: 'Define a senha de quem recebeu o link, que vale uma vez; encerra as sessões da pessoa.',
    who: anyone,
    body: passwordRecoveryForm,
  }),
};
