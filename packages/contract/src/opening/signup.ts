import { broughtForm, signupConfirmForm, signupForm, signupLeadForm, signupPasswordForm } from '@esteto/domain/opening/signup/signup-form';
import { cnpj, object as form } from '@esteto/domain/shared/schema/fields';
import { boolean, type InferType, object, string } from 'yup';
import { anyone, owner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { wizardState } from './wizard.ts';

/** A company as its registry names it, for somebody who is about to bring it here. */
export const signupCompany = object({
  name: string().required(),
  city: string().nullable().defined(),
  state: string().nullable().defined(),
});
export type SignupCompany = InferType<typeof signupCompany>;

export const signup = {
  /** The same whether there is an account with the e-mail or not: what comes of it goes there. */
  create: post('signups', {
    summary: 'Pede uma conta; o e-mail traz o código que a confirma, ou diz por que ela não foi criada.',
    who: anyone,
    body: signupForm,
  }),
  confirm: post('signups/confirm', {
    summary: 'Confirma o e-mail com o código e, de quem mostra que pediu a conta, a senha; diz se ainda falta uma.',
    who: anyone,
    body: signupConfirmForm,
    answer: object({ is_unclaimed: boolean().required() }),
  }),
  choosePassword: post('signups/password', {
    summary: 'Define a senha de uma conta que ainda não tem nenhuma, com o código que confirma o e-mail.',
    who: anyone,
    body: signupPasswordForm,
  }),
  lead: post('signups/leads', {
    summary: 'Guarda o e-mail de quem consente e ainda não terminou o cadastro.',
    who: anyone,
    body: signupLeadForm,
  }),
  bring: post('signups/brought', {
    summary: 'Guarda no cadastro em andamento o que um link trouxe: cupom, indicação, proposta e simulação.',
    who: owner('edit'),
    keyless: true,
    body: broughtForm,
    answer: wizardState,
  }),
  company: get('signups/company', {
    summary: 'O nome da empresa de um CNPJ, para quem a traz.',
    who: anyone,
    query: form({ cnpj: cnpj().required() }),
    answer: signupCompany,
  }),
};
