import { accountForm, passwordChangeForm } from '@esteto/domain/user/account-form';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { session } from './access.ts';
import { del, get, post, put } from './endpoint.ts';
import { versioned } from './record.ts';

/** The signed-in person's own data. The e-mail is what they sign in with. */
export const ownAccount = accountForm.shape({ id: number().required(), version: number().required(), email: string().required() });
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
  accesses: get('account/accesses', {
    summary: 'As 50 últimas entradas, saídas e mudanças de segurança da conta.',
    who: session,
    answer: array(accessEvent).required(),
  }),
};
