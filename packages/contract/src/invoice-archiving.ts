import { archiving } from './access.ts';
import { post } from './endpoint.ts';
import { invoiceDetail } from './invoice-answer.ts';

/** Out of the staff's list, and back. Apart from `receivable`, whose list is a page that starts with few bytes. */
export const invoiceArchiving = {
  archive: post('admin/invoices/:id/archive', {
    summary: 'Tira a nota da lista da equipe; ela fica no filtro Arquivadas.',
    who: archiving.edit,
    answer: invoiceDetail,
  }),
  unarchive: post('admin/invoices/:id/unarchive', {
    summary: 'Devolve a nota à lista da equipe.',
    who: archiving.edit,
    answer: invoiceDetail,
  }),
};
