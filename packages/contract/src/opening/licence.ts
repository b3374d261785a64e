import { licenceAnswerForm, licencePaperForm } from '@esteto/domain/opening/licensing/licensing-form';
import { array, type InferType, object, string } from 'yup';
import { ownLicences, licensings as who } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { versioned } from '../record.ts';
import { licencePaper, licencePapers, licenceRecord } from './licence-record.ts';
import { WIZARD_PAPER_KINDS } from './wizard-document.ts';

/** `city`: whose city hall issues the permits. */
const followed = object({ city: string().nullable().defined(), licences: array(licenceRecord.required()).required() });
export type FollowedLicences = InferType<typeof followed>;

/** The licences of a company to its partners, who answer and send what is asked; and the papers beside them, at the team as well. */
export const licence = {
  follow: get('licences', {
    summary: 'As licenças da empresa, com validade, situação e documentos.',
    who: ownLicences.view,
    answer: followed,
  }),
  answer: post('licences/:id/answer', {
    summary: 'Responde ao que é pedido sobre uma licença, ou ao motivo pelo qual foi impedida.',
    who: ownLicences.edit,
    body: licenceAnswerForm,
  }),
  send: post('licences/:id/papers', {
    summary: 'Envia um documento de uma licença da empresa.',
    who: ownLicences.edit,
    upload: { kinds: WIZARD_PAPER_KINDS },
    body: licencePaperForm,
    answer: licencePapers,
  }),
  rename: put('licences/papers/:id', {
    summary: 'Diz qual é um documento que se enviou.',
    who: ownLicences.edit,
    body: versioned(licencePaperForm),
    answer: licencePaper,
  }),
  takeBack: del('licences/papers/:id', {
    summary: 'Retira um documento que se enviou e que ainda não faz parte de uma resposta.',
    who: ownLicences.edit,
  }),
  file: get('licences/papers/:id/file', { summary: 'O arquivo de um documento de uma licença.', who: ownLicences.view, answer: 'file' }),
  pack: get('licences/pack', {
    summary: 'Todas as licenças em vigor da empresa, em um PDF com a lista delas.',
    who: ownLicences.view,
    answer: 'file',
  }),
  attach: post('admin/licences/:id/papers', {
    summary: 'Guarda um documento de uma licença.',
    who: who.edit,
    upload: { kinds: WIZARD_PAPER_KINDS },
    body: licencePaperForm,
    answer: licencePapers,
  }),
  change: put('admin/licences/papers/:id', {
    summary: 'Diz qual é um documento de uma licença.',
    who: who.edit,
    body: versioned(licencePaperForm),
    answer: licencePaper,
  }),
  detach: del('admin/licences/papers/:id', { summary: 'Retira um documento de uma licença.', who: who.edit }),
  readOfCompany: get('admin/licences/papers/:id/file', {
    summary: 'O arquivo de um documento de uma licença.',
    who: who.view,
    answer: 'file',
  }),
  packOfCompany: get('admin/licensings/:id/pack', {
    summary: 'Todas as licenças em vigor de uma empresa, em um PDF com a lista delas.',
    who: who.view,
    answer: 'file',
  }),
};
