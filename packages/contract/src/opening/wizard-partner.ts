import { partnerForm } from '@esteto/domain/company/partner/partner-form';
import { partnerEntryForm, partnerRowForm, partnerTokenForm } from '@esteto/domain/company/partner/partner-row-form';
import { object as form, integer } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { anyone, owner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { versioned } from '../record.ts';
import { wizardState } from './wizard.ts';

/** A partner of a company on its way in. `form` null: they have not told of themselves yet. */
export const wizardPartnerRow = object({
  id: number().required(),
  version: number().required(),
  name: string().required(),
  email: string().nullable().defined(),
  shares: number().nullable().defined(),
  is_owner: boolean().required(),
  form: partnerForm.nullable().defined(),
  filled_at: string().nullable().defined(),
  invited_at: string().nullable().defined(),
  expires_at: string().nullable().defined(),
});
export type WizardPartnerRow = InferType<typeof wizardPartnerRow>;

const partners = array(wizardPartnerRow.required()).required();

/** What whoever holds a partner's link sees. */
export const partnerInvitation = object({
  name: string().required(),
  company: string().required(),
  asked_by: string().nullable().defined(),
});
export type PartnerInvitation = InferType<typeof partnerInvitation>;

export const wizardPartner = {
  list: get('wizard/partners', { summary: 'Os sócios da empresa em cadastro.', who: owner(), answer: partners }),
  add: post('wizard/partners', { summary: 'Inclui um sócio.', who: owner('edit'), body: partnerRowForm, answer: wizardPartnerRow }),
  update: put('wizard/partners/:id', {
    summary: 'Altera o nome, o e-mail ou as quotas de um sócio.',
    who: owner('edit'),
    body: versioned(partnerRowForm),
    answer: wizardPartnerRow,
  }),
  remove: del('wizard/partners/:id', { summary: 'Retira um sócio.', who: owner('edit') }),
  divide: post('wizard/partners/division', { summary: 'Divide as quotas igualmente.', who: owner('edit'), answer: partners }),
  fill: put('wizard/partners/:id/form', {
    summary: 'Preenche os dados de um sócio no lugar dele.',
    who: owner('edit'),
    body: versioned(partnerForm),
    answer: wizardPartnerRow,
  }),
  invite: post('wizard/partners/:id/invitation', {
    summary: 'Envia ao sócio, por e-mail, o link em que ele preenche a parte dele.',
    who: owner('edit'),
    answer: wizardPartnerRow,
  }),
  link: post('wizard/partners/:id/link', {
    summary: 'Cria um link para o sócio, para ser enviado por outro meio.',
    who: owner('edit'),
    keyless: true,
    answer: object({ link: string().required() }),
  }),
  finish: post('wizard/partners/finish', {
    summary: 'Confere sócios e quotas e segue com o cadastro.',
    who: owner('edit'),
    keyless: true,
    body: form({ version: integer('Versão').min(1).required() }),
    answer: wizardState,
  }),
  look: post('partner-forms/look', {
    summary: 'De quem é o link de um sócio.',
    who: anyone,
    body: partnerTokenForm,
    answer: partnerInvitation,
  }),
  tell: post('partner-forms', { summary: 'O sócio preenche a parte dele, pelo link.', who: anyone, body: partnerEntryForm }),
};
