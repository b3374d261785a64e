import { accreditationFilters, approvalForm, internalInviteForm, reasonForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { ACCREDITATION_ORIGINS, ACCREDITATION_STATUSES, ACCREDITATION_STEPS } from '@esteto/domain/duty/accreditation/accreditation-life';
import { object as form, id, integer, list, longText, oneOf } from '@esteto/domain/shared/schema/fields';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { array, type InferType, number, object, string } from 'yup';
import { groupAccreditations as who } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { versioned } from '../record.ts';
import { accreditationRecord } from './accreditation-record.ts';

export const accreditationRow = object({
  id: number().required(),
  version: number().required(),
  professional_name: string().required(),
  crm_number: string().nullable().defined(),
  crm_state: string().oneOf(UFS).nullable().defined(),
  specialty: string().nullable().defined(),
  origin: string().oneOf(ACCREDITATION_ORIGINS).required(),
  status: string().oneOf(ACCREDITATION_STATUSES).required(),
  step: string().oneOf(ACCREDITATION_STEPS).required(),
  status_since: string().required(),
  valid_until: string().nullable().defined(),
  /** Lines that wait for the professional, and lines that wait for the group. */
  lacking: array(string().required()).required(),
  to_judge: number().required(),
  /** The first of its papers in force that runs out. */
  first_ending: string().nullable().defined(),
});
export type AccreditationRow = InferType<typeof accreditationRow>;

const seen = form({ version: integer('Versão').min(1).required() });

export const LINE_VERDICTS = ['approve', 'correct', 'waive', 'ask_again'] as const;
const judged = versioned(form({ verdict: oneOf('Decisão', LINE_VERDICTS).required(), note: longText('O que corrigir').max(500) }));

/** Who works for a group: invited, looked at and decided on. */
export const accreditation = {
  list: get('admin/manager/accreditations', {
    summary: 'Os credenciamentos do grupo.',
    who: who.view,
    query: listQuery(['status_since', 'valid_until', 'status'], accreditationFilters),
    answer: page(accreditationRow),
  }),
  detail: get('admin/manager/accreditations/:id', { summary: 'Um credenciamento.', who: who.view, answer: accreditationRecord }),
  history: get('admin/manager/accreditations/:id/history', {
    summary: 'O que aconteceu com um credenciamento.',
    who: who.view,
    answer: history,
  }),
  file: get('admin/manager/accreditation-documents/:id/file', {
    summary: 'O arquivo que o profissional mostra ao grupo.',
    who: who.review,
    answer: 'file',
  }),
  invite: post('admin/manager/accreditations', {
    summary: 'Convida um médico que já usa o Esteto.',
    who: who.review,
    body: internalInviteForm,
    answer: object({ id: number().required(), professional_name: string().required() }),
  }),
  judge: put('admin/manager/accreditation-documents/:id', {
    summary: 'Aprova, devolve ou dispensa um documento.',
    who: who.review,
    body: judged,
    answer: accreditationRecord,
  }),
  askCorrection: post('admin/manager/accreditations/:id/correction', {
    summary: 'Devolve ao profissional o que precisa de correção.',
    who: who.review,
    body: seen,
    answer: accreditationRecord,
  }),
  handUp: post('admin/manager/accreditations/:id/hand-up', {
    summary: 'Entrega ao supervisor.',
    who: who.review,
    body: seen,
    answer: accreditationRecord,
  }),
  handBack: post('admin/manager/accreditations/:id/hand-back', {
    summary: 'Devolve para análise.',
    who: who.decide,
    body: versioned(reasonForm),
    answer: accreditationRecord,
  }),
  approve: post('admin/manager/accreditations/:id/approval', {
    summary: 'Aprova um credenciamento.',
    who: who.decide,
    body: versioned(approvalForm),
    answer: accreditationRecord,
  }),
  refuse: post('admin/manager/accreditations/:id/refusal', {
    summary: 'Reprova um credenciamento.',
    who: who.decide,
    body: versioned(reasonForm),
    answer: accreditationRecord,
  }),
  suspend: post('admin/manager/accreditations/:id/suspension', {
    summary: 'Suspende um profissional.',
    who: who.decide,
    body: versioned(reasonForm),
    answer: accreditationRecord,
  }),
  lift: post('admin/manager/accreditations/:id/suspension/lift', {
    summary: 'Retira a suspensão.',
    who: who.decide,
    body: seen,
    answer: accreditationRecord,
  }),
  setUnits: put('admin/manager/accreditations/:id/units', {
    summary: 'Diz em que unidades o profissional trabalha.',
    who: who.decide,
    body: versioned(form({ unit_ids: list('Unidades', id('Unidade').required(), 50) })),
    answer: accreditationRecord,
  }),
  cancel: post('admin/manager/accreditations/:id/cancellation', {
    summary: 'Cancela um convite ou encerra um credenciamento.',
    who: who.decide,
    body: versioned(reasonForm),
    answer: accreditationRecord,
  }),
};
