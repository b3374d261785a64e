import { accreditationForm, applicationForm, reasonForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { dossierForm } from '@esteto/domain/duty/accreditation/dossier-form';
import { object as form, integer, id as recordId } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { ownAccreditations as who } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { versioned } from '../record.ts';
import { accreditationRecord, dossierDocument } from './accreditation-record.ts';

export const DOSSIER_FILES = ['pdf', 'png', 'jpg'] as const;

const seen = form({ version: integer('Versão').min(1).required() });

const groupOption = object({ id: number().required(), name: string().required() });
export type GroupOption = InferType<typeof groupOption>;

/** A doctor's dossier, and their way into the groups where they work. */
export const ownAccreditation = {
  dossier: get('dossier', { summary: 'Os documentos do dossiê.', who: who.view, answer: array(dossierDocument.required()).required() }),
  addDocument: post('dossier', {
    summary: 'Guarda um documento no dossiê.',
    who: who.edit,
    upload: { kinds: DOSSIER_FILES },
    body: dossierForm,
    answer: dossierDocument,
  }),
  replaceDocument: post('dossier/:id/versions', {
    summary: 'Troca um documento do dossiê por outro; o anterior fica guardado.',
    who: who.edit,
    upload: { kinds: DOSSIER_FILES },
    body: dossierForm,
    answer: dossierDocument,
  }),
  removeDocument: del('dossier/:id', { summary: 'Retira um documento do dossiê e dos grupos que o viam.', who: who.edit }),
  documentFile: get('dossier/:id/file', { summary: 'O arquivo de um documento do dossiê.', who: who.view, answer: 'file' }),
  list: get('accreditations', {
    summary: 'Os credenciamentos da pessoa, com o que cada grupo pede.',
    who: who.view,
    answer: array(accreditationRecord.required()).required(),
  }),
  detail: get('accreditations/:id', {
    summary: 'Um credenciamento da pessoa, com o que o grupo pede.',
    who: who.view,
    answer: accreditationRecord,
  }),
  payers: get('accreditation-payers', {
    summary: 'Empresas da pessoa que um grupo pode pagar.',
    who: who.view,
    answer: array(groupOption.required()).required(),
  }),
  groups: get('accreditation-groups', {
    summary: 'Grupos a que a pessoa pode se candidatar.',
    who: who.view,
    answer: array(groupOption.required()).required(),
  }),
  apply: post('accreditations', {
    summary: 'Candidata-se a um grupo.',
    who: who.edit,
    body: applicationForm,
  }),
  accept: post('accreditations/:id/accept', { summary: 'Aceita um convite.', who: who.edit, body: seen, answer: accreditationRecord }),
  decline: post('accreditations/:id/decline', { summary: 'Recusa um convite.', who: who.edit, body: seen }),
  fill: put('accreditations/:id', {
    summary: 'Preenche contato, dados e pagamento.',
    who: who.edit,
    body: versioned(accreditationForm),
    answer: accreditationRecord,
  }),
  share: put('accreditations/:id/documents', {
    summary: 'Deixa o grupo ver um documento do dossiê.',
    who: who.edit,
    body: versioned(form({ line_id: recordId('Item').required(), document_id: recordId('Documento').required() })),
    answer: accreditationRecord,
  }),
  withdraw: post('accreditations/:id/withdraw', {
    summary: 'Deixa de mostrar ao grupo todos os documentos.',
    who: who.edit,
    body: seen,
    answer: accreditationRecord,
  }),
  submit: post('accreditations/:id/submit', { summary: 'Envia para análise.', who: who.edit, body: seen, answer: accreditationRecord }),
  renew: post('accreditations/:id/renew', { summary: 'Começa a renovação.', who: who.edit, body: seen, answer: accreditationRecord }),
  leave: post('accreditations/:id/leave', { summary: 'Sai do grupo.', who: who.edit, body: versioned(reasonForm) }),
};
