import { clientFilters, clientForm, similarClientQuery } from '@esteto/domain/billing/client/client-form';
import { CLIENT_STATUSES, PERSON_TYPES } from '@esteto/domain/billing/client/client-kinds';
import { clientMoveForm } from '@esteto/domain/billing/client/client-move-form';
import { id } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { adminClients, clients } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** A client (tomador) in a list. `open_balance`: cents still to be received from it. */
export const clientRow = object({
  id: number().required(),
  person_type: string().oneOf(PERSON_TYPES).required(),
  document: string().nullable().defined(),
  name: string().required(),
  fantasy_name: string().nullable().defined(),
  email: string().nullable().defined(),
  phone: string().nullable().defined(),
  status: string().oneOf(CLIENT_STATUSES).required(),
  open_balance: number().required(),
  created_at: string().required(),
});
export type ClientRow = InferType<typeof clientRow>;

export const clientDetail = clientForm.shape({
  ...recordFields,
  company_id: number().required(),
  status: string().oneOf(CLIENT_STATUSES).required(),
  open_balance: number().required(),
  invoice_count: number().required(),
  /** Days from issue to payment, on average; null while nothing was paid. */
  avg_days_to_pay: number().nullable().defined(),
  /** Share of the paid invoices that were paid after they fell due, a fraction ('0.125'); null while nothing was paid. */
  late_share: string().nullable().defined(),
});
export type ClientDetail = InferType<typeof clientDetail>;

/** A client that may be the one about to be registered. `by`: the same document, or a near-equal name. */
export const similarClient = object({
  id: number().required(),
  name: string().required(),
  fantasy_name: string().nullable().defined(),
  document: string().nullable().defined(),
  status: string().oneOf(CLIENT_STATUSES).required(),
  by: string().oneOf(['document', 'name']).required(),
});
export type SimilarClient = InferType<typeof similarClient>;

/** The doctor's side: the company's own. */
export const client = {
  list: get('clients', {
    summary: 'Tomadores da empresa.',
    who: clients.view,
    query: listQuery(['name', 'created_at'], clientFilters),
    answer: page(clientRow, ['open_balance']),
  }),
  detail: get('clients/:id', { summary: 'Um tomador.', who: clients.view, answer: clientDetail }),
  create: post('clients', { summary: 'Cadastra um tomador.', who: clients.edit, body: clientForm, answer: clientDetail }),
  update: put('clients/:id', { summary: 'Altera um tomador.', who: clients.edit, body: versioned(clientForm), answer: clientDetail }),
  similar: get('clients/similar', {
    summary: 'Tomadores com o mesmo documento ou com nome quase igual, antes de cadastrar.',
    who: clients.view,
    query: similarClientQuery,
    answer: array(similarClient.required()).required(),
  }),
  move: post('clients/:id/status', {
    summary: 'Inativa, arquiva ou reativa um tomador.',
    who: clients.edit,
    body: versioned(clientMoveForm),
    answer: clientDetail,
  }),
};

/** A client in the staff's list, with the company that it takes services from. */
export const adminClientRow = clientRow.shape({ company_id: number().required(), company_name: string().required() });
export type AdminClientRow = InferType<typeof adminClientRow>;

export const adminClientDetail = clientDetail.shape({ company_name: string().required() });
export type AdminClientDetail = InferType<typeof adminClientDetail>;

/** Clients at the staff: every company's. */
export const adminClient = {
  list: get('admin/clients', {
    summary: 'Tomadores de todas as empresas.',
    who: adminClients.view,
    query: listQuery(['name', 'created_at'], clientFilters.shape({ company_id: id('Empresa') })),
    answer: page(adminClientRow, ['open_balance']),
  }),
  detail: get('admin/clients/:id', { summary: 'Um tomador.', who: adminClients.view, answer: adminClientDetail }),
  update: put('admin/clients/:id', {
    summary: 'Altera um tomador.',
    who: adminClients.edit,
    body: versioned(clientForm),
    answer: adminClientDetail,
  }),
  move: post('admin/clients/:id/status', {
    summary: 'Inativa, arquiva ou reativa um tomador.',
    who: adminClients.edit,
    body: versioned(clientMoveForm),
    answer: adminClientDetail,
  }),
};
