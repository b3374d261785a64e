import { email, object as form, newPassword, text } from '@esteto/domain/shared/schema/fields';
import { anyone } from '../access.ts';
import { post } from '../endpoint.ts';

/** `token`: what the link brought. It travels in the body, so that it stands in no log of addresses. */
export const passwordRecoveryForm = form({
  token: text('Link').max(100).required(),
  password: newPassword('Nova senha').required(),
});

export const recoveryRequestForm = form({ email: email('E-mail').required() });

export const passwordRecovery = {
  ask: post('recover-password/ask', {
    summary: 'Envia um link para definir a senha a este e-mail, se houver uma conta com ele; responde o mesmo se não houver.',
    who: anyone,
    body: recoveryRequestForm,
  }),
  recover: post('recover-password', {
    summary: 'Define a senha de quem recebeu o link, que vale uma vez; encerra as sessões da pessoa.',
    who: anyone,
    body: passwordRecoveryForm,
  }),
};
