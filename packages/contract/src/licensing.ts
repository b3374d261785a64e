import {
  licenceForm,
  licensingFilters,
  licensingForm,
  licensingMoveForm,
  newLicenceForm,
  newLicensingForm,
  renewalForm,
} from '@esteto/domain/licensing/licensing-form';
import { LICENSING_ITEM_STATUSES } from '@esteto/domain/licensing/licensing-item-status';
import { LICENSING_KINDS } from '@esteto/domain/licensing/licensing-kind';
import { LICENSING_STATUSES } from '@esteto/domain/licensing/licensing-life';
import { array, type InferType, number, object, string } from 'yup';
import { licensingComments, partner, licensings as who } from './access.ts';
import { commentCalls } from './comment.ts';
import { get, post, put } from './endpoint.ts';
import { history } from './history.ts';
import { listQuery, page } from './list.ts';
import { recordFields, versioned } from './record.ts';

const licence = object({
  id: number().required(),
  version: number().required(),
  kind: string().oneOf(LICENSING_KINDS).required(),
  name: string().nullable().defined(),
  status: string().oneOf(LICENSING_ITEM_STATUSES).required(),
  observation: string().nullable().defined(),
  valid_until: string().nullable().defined(),
  /** The licence that this one takes the place of. */
  renews_id: number().nullable().defined(),
});
export type Licence = InferType<typeof licence>;
const licences = array(licence.required()).required();

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

export const licensingDetail = licensingRow.shape({ cancel_reason: string().nullable().defined() });
export type LicensingDetail = InferType<typeof licensingDetail>;

const ending = object({
  id: number().required(),
  licensing_id: number().required(),
  company_name: string().required(),
  city: string().nullable().defined(),
  kind: string().oneOf(LICENSING_KINDS).required(),
  name: string().nullable().defined(),
  valid_until: string().required(),
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
    summary: 'Licenças que vencem nos próximos 90 dias ou já venceram, e ainda não estão sendo renovadas.',
    who: who.view,
    answer: array(ending.required()).required(),
  }),
  renew: post('admin/licensings/renew', {
    summary: 'Inicia a renovação de licenças: cada uma volta como pendente, e a que vence fica no histórico.',
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
    answer: licence,
  }),
  move: post('admin/licensings/:id/move', {
    summary: 'Conclui, cancela ou retoma um licenciamento.',
    who: who.edit,
    body: licensingMoveForm,
  }),
  ...commentCalls('admin/licensings/:id', 'um licenciamento', licensingComments),
  history: get('admin/licensings/:id/history', { summary: 'O que aconteceu com um licenciamento.', who: who.view, answer: history }),
  follow: get('licences', {
    summary: 'As licenças da empresa, com validade e situação.',
    who: partner(),
    answer: object({ licences: array(licence.omit(['version', 'renews_id']).required()).required() }),
  }),
};
