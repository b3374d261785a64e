import {
  accountForm,
  closeAccountForm,
  emailChangeForm,
  emailCodeForm,
  passwordChangeForm,
} from '@esteto/domain/identity/user/account-form';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { session } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { versioned } from '../record.ts';

/** The signed-in person's own data. The e-mail is what they sign in with; `closes_at`: when the account ends, if they asked for it. */
export const ownAccount = accountForm.shape({
  id: number().required(),
  version: number().required(),
  email: string().required(),
  /** Where notices are to go once the link that was sent there is opened. */
  notifications_email_asked: string().nullable().defined(),
  closes_at: string().nullable().defined(),
  /** Working companies for which nobody else answers. */
  alone_in: array(string().required()).required(),
});
export type OwnAccount = InferType<typeof ownAccount>;

/** A browser in which the person is signed in. */
const openSession = object({
  id: number().required(),
  device: string().required(),
  ip: string().nullable().defined(),
  created_at: string().required(),
  last_used_at: string().required(),
  is_current: boolean().required(),
});
export type OpenSession = InferType<typeof openSession>;

/** A browser in which no second factor is asked for until then. */
const rememberedDevice = object({
  id: number().required(),
  device: string().required(),
  created_at: string().required(),
  last_used_at: string().required(),
  expires_at: string().required(),
});
export type RememberedDevice = InferType<typeof rememberedDevice>;

/** What happened to the account, in a person's words. */
const accessEvent = object({
  id: number().required(),
  label: string().required(),
  device: string().nullable().defined(),
  ip: string().nullable().defined(),
  created_at: string().required(),
});
export type AccessEvent = InferType<typeof accessEvent>;

export const account = {
  detail: get('account', { summary: 'Os dados da própria pessoa.', who: session, answer: ownAccount }),
  update: put('account', { summary: 'Altera os dados da própria pessoa.', who: session, body: versioned(accountForm), answer: ownAccount }),
  changePassword: post('account/password', {
    summary: 'Troca a senha, com a atual; encerra as outras sessões.',
    who: session,
    keyless: true,
    body: passwordChangeForm,
  }),
  changeEmail: post('account/email', {
    summary: 'Envia ao novo e-mail o código que o torna o e-mail de acesso; responde o mesmo se já for de outra conta.',
    who: session,
    keyless: true,
    body: emailChangeForm,
  }),
  confirmEmail: post('account/email/confirm', {
    summary: 'Troca o e-mail de acesso, com o código que ele recebeu; encerra as outras sessões e avisa o e-mail antigo.',
    who: session,
    keyless: true,
    body: emailCodeForm,
  }),
  close: post('account/close', {
    summary: 'Pede o encerramento da conta, que acontece sete dias depois.',
    who: session,
    keyless: true,
    body: closeAccountForm,
  }),
  keepOpen: post('account/keep-open', { summary: 'Desfaz o pedido de encerramento.', who: session, keyless: true }),
  sessions: get('account/sessions', {
    summary: 'As sessões abertas da pessoa, a usada por último antes.',
    who: session,
    answer: array(openSession).required(),
  }),
  endSession: del('account/sessions/:id', { summary: 'Encerra uma sessão da pessoa.', who: session }),
  endOtherSessions: post('account/sessions/end-others', {
    summary: 'Encerra as sessões da pessoa, menos esta.',
    who: session,
    keyless: true,
  }),
  rememberedDevices: get('account/remembered-devices', {
    summary: 'Os dispositivos em que a entrada não pede o segundo fator, o usado por último antes.',
    who: session,
    answer: array(rememberedDevice).required(),
  }),
  forgetDevice: del('account/remembered-devices/:id', {
    summary: 'Esquece um dispositivo: a entrada volta a pedir o segundo fator nele.',
    who: session,
  }),
  accesses: get('account/accesses', {
    summary: 'As 50 últimas entradas, saídas e mudanças de segurança da conta.',
    who: session,
    answer: array(accessEvent).required(),
  }),
};
