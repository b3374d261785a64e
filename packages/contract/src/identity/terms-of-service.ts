import { acceptanceFilters, publishTermsForm, termsForm } from '@esteto/domain/identity/terms-of-service/terms-form';
import { TERMS_STATUSES } from '@esteto/domain/identity/terms-of-service/terms-of-service-life';
import { object as form, id } from '@esteto/domain/shared/schema/fields';
import { type InferType, number, object, string } from 'yup';
import { anyone, session, termsVersions } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** The version in force, as plain text, and what was different before it: null for the first one. */
export const terms = object({
  id: number().required(),
  text: string().required(),
  published_at: string().required(),
  what_changed: string().nullable().defined(),
  former_text: string().nullable().defined(),
});
export type Terms = InferType<typeof terms>;

const standing = {
  status: string().oneOf(TERMS_STATUSES).required(),
  /** From when it holds; null: a draft. */
  published_at: string().nullable().defined(),
  accepted_count: number().required(),
};

/** A version in the staff's list. `author_name`: who began it. */
export const termsRow = object({
  ...standing,
  id: number().required(),
  created_at: string().required(),
  what_changed: string().nullable().defined(),
  author_name: string().nullable().defined(),
});
export type TermsRow = InferType<typeof termsRow>;

/** A version with the text of the one that it follows. `bound_count`: people whom it binds or would bind. */
export const termsDetail = termsForm.shape({
  ...recordFields,
  ...standing,
  what_changed: string().nullable().defined(),
  former_text: string().nullable().defined(),
  bound_count: number().required(),
});
export type TermsDetail = InferType<typeof termsDetail>;

/** Somebody who accepted a version, when and from where. */
export const termsAcceptance = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  accepted_at: string().required(),
  ip: string().nullable().defined(),
});
export type TermsAcceptance = InferType<typeof termsAcceptance>;

export const termsOfService = {
  current: get('terms-of-service', { summary: 'Os termos de serviço em vigor.', who: anyone, answer: terms }),
  /** Names the version that was read: one that is no longer in force is not accepted. */
  accept: post('terms-of-service/accept', {
    keyless: true,
    summary: 'Aceita os termos de serviço em vigor.',
    who: session,
    body: form({ terms_id: id('a versão dos termos').required() }),
  }),
  list: get('admin/terms-of-service', {
    summary: 'As versões dos termos de serviço.',
    who: termsVersions.view,
    query: listQuery(['created_at'], form({})),
    answer: page(termsRow),
  }),
  detail: get('admin/terms-of-service/:id', {
    summary: 'Uma versão dos termos, com o texto da anterior.',
    who: termsVersions.view,
    answer: termsDetail,
  }),
  acceptances: get('admin/terms-of-service/:id/acceptances', {
    summary: 'Quem aceitou uma versão dos termos, quando e de onde.',
    who: termsVersions.view,
    query: listQuery(['accepted_at'], acceptanceFilters),
    answer: page(termsAcceptance),
  }),
  create: post('admin/terms-of-service', {
    summary: 'Começa uma nova versão dos termos.',
    who: termsVersions.edit,
    body: termsForm,
    answer: termsDetail,
  }),
  update: put('admin/terms-of-service/:id', {
    summary: 'Altera um rascunho dos termos.',
    who: termsVersions.edit,
    body: versioned(termsForm),
    answer: termsDetail,
  }),
  publish: post('admin/terms-of-service/:id/publish', {
    summary: 'Publica um rascunho dos termos, agora ou em um dia.',
    who: termsVersions.edit,
    body: versioned(publishTermsForm),
    answer: termsDetail,
  }),
  withdraw: post('admin/terms-of-service/:id/withdraw', {
    summary: 'Volta a rascunho uma versão que ainda não vale.',
    who: termsVersions.edit,
  }),
  remove: del('admin/terms-of-service/:id', { summary: 'Exclui um rascunho dos termos.', who: termsVersions.delete }),
};
