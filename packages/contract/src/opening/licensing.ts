import { RENEWAL_TROUBLES } from '@esteto/domain/opening/licensing/licence-renewal';
import {
  licenceForm,
  licensingFilters,
  licensingForm,
  licensingMoveForm,
  newLicenceForm,
  newLicensingForm,
  renewalForm,
} from '@esteto/domain/opening/licensing/licensing-form';
import { LICENSING_ITEM_STATUSES } from '@esteto/domain/opening/licensing/licensing-item-status';
import { LICENSING_KINDS } from '@esteto/domain/opening/licensing/licensing-kind';
import { LICENSING_STATUSES } from '@esteto/domain/opening/licensing/licensing-life';
import { array, type InferType, number, object, string } from 'yup';
import { licensingComments, licensings as who } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { commentCalls } from '../office/comment.ts';
import { recordFields, versioned } from '../record.ts';
import { licenceFields, licenceRecord } from './licence-record.ts';

const licences = array(licenceFields.required()).required();

/** The licences of a company. */
export const licensingRow = object({
  ...recordFields,
  company_id: number().required(),
  company_name: string().required(),
  city: string().nullable().defined(),
  status: string().oneOf(LICENSING_STATUSES).required(),
  analyst_id: number().nullable().defined(),
  analyst_name: string().nullable().defined(),
  licences,
});
export type LicensingRow = InferType<typeof licensingRow>;

/** `licences`: each with its papers and what was said about it. */
export const licensingDetail = licensingRow.shape({
  cancel_reason: string().nullable().defined(),
  licences: array(licenceRecord.required()).required(),
});
export type LicensingDetail = InferType<typeof licensingDetail>;

/** The licences that renew the chosen ones. */
const renewals = object({ licence_ids: array(number().required()).required() });

const ending = object({
  id: number().required(),
  licensing_id: number().required(),
  company_name: string().required(),
  city: string().nullable().defined(),
  kind: string().oneOf(LICENSING_KINDS).required(),
  name: string().nullable().defined(),
  valid_until: string().required(),
  /** The renewal that is under way and in trouble. */
  renewal: object({
    id: number().required(),
    status: string().oneOf(LICENSING_ITEM_STATUSES).required(),
    moved_on: string().required(),
    observation: string().nullable().defined(),
    /** Refused by the agency, or not moved for as long as the parameters say. */
    trouble: string().oneOf(RENEWAL_TROUBLES).nullable().defined(),
  })
    .nullable()
    .defined(),
});
export type EndingLicence = InferType<typeof ending>;

export const licensing = {
  list: get('admin/licensings', {
    summary: 'Licenciamentos das empresas.',
    who: who.view,
    query: listQuery(['created_at', 'updated_at'], licensingFilters),
    answer: page(licensingRow),
  }),
  ending: get('admin/licensings/ending', {
    summary:
      'Licenças que vencem nos próximos 90 dias ou já venceram, e que ninguém renova, ou cuja renovação foi impedida ou está parada.',
    who: who.view,
    answer: array(ending.required()).required(),
  }),
  renew: post('admin/licensings/renew', {
    summary: 'Inicia a renovação das licenças escolhidas: cada uma tem uma nova, pendente, e a que vence continua valendo.',
    who: who.edit,
    body: renewalForm,
    answer: renewals,
  }),
  undo: post('admin/licensings/undo-renewal', {
    summary: 'Desfaz renovações em andamento; o que foi enviado e dito fica guardado, e volta se a renovação recomeçar.',
    who: who.edit,
    body: renewalForm,
  }),
  detail: get('admin/licensings/:id', { summary: 'Um licenciamento, por inteiro.', who: who.view, answer: licensingDetail }),
  create: post('admin/licensings', {
    summary: 'Inicia o licenciamento de uma empresa.',
    who: who.edit,
    body: newLicensingForm,
    answer: licensingDetail,
  }),
  update: put('admin/licensings/:id', {
    summary: 'Diz quem cuida de um licenciamento.',
    who: who.edit,
    body: versioned(licensingForm),
    answer: licensingDetail,
  }),
  addLicence: post('admin/licensings/:id/licences', { summary: 'Inclui uma licença.', who: who.edit, body: newLicenceForm }),
  setLicence: put('admin/licensings/:id/licences/:licence_id', {
    summary: 'Muda a situação de uma licença, entre as que o tipo dela aceita.',
    who: who.edit,
    body: versioned(licenceForm),
    answer: licenceFields,
  }),
  move: post('admin/licensings/:id/move', {
    summary: 'Conclui, cancela ou retoma um licenciamento.',
    who: who.edit,
    body: licensingMoveForm,
  }),
  ...commentCalls('admin/licensings/:id', 'um licenciamento', licensingComments),
  history: get('admin/licensings/:id/history', { summary: 'O que aconteceu com um licenciamento.', who: who.view, answer: history }),
};
