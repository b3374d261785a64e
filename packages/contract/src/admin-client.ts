import { clientFilters, clientForm } from '@esteto/domain/client/client-form';
import { clientMoveForm } from '@esteto/domain/client/client-move-form';
import { id } from '@esteto/domain/shared/schema/fields';
import { type InferType, number, string } from 'yup';
import { adminClients } from './access.ts';
import { clientDetail, clientRow } from './client.ts';
import { get, post, put } from './endpoint.ts';
import { listQuery, page } from './list.ts';
import { versioned } from './record.ts';

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
    answer: page(adminClientRow),
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
