import { clientFilters, clientForm } from '@esteto/domain/client/client-form';
import { CLIENT_STATUSES, PERSON_TYPES } from '@esteto/domain/client/client-kinds';
import { type InferType, number, object, string } from 'yup';
import { clients } from './access.ts';
import { get, post, put } from './endpoint.ts';
import { listQuery, page } from './list.ts';
import { recordFields, versioned } from './record.ts';

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

export const client = {
  list: get('clients', {
    summary: 'Tomadores da empresa.',
    who: clients.view,
    query: listQuery(['name', 'created_at'], clientFilters),
    answer: page(clientRow),
  }),
  detail: get('clients/:id', { summary: 'Um tomador.', who: clients.view, answer: clientDetail }),
  create: post('clients', { summary: 'Cadastra um tomador.', who: clients.edit, body: clientForm, answer: clientDetail }),
  update: put('clients/:id', { summary: 'Altera um tomador.', who: clients.edit, body: versioned(clientForm), answer: clientDetail }),
};
