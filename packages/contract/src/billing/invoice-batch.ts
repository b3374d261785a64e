import { receivableFilters } from '@esteto/domain/billing/invoice/invoice-form';
import { BATCH_ACTIONS, MAX_BATCH } from '@esteto/domain/billing/invoice-batch/batch-action';
import { object as form, id, list } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { archiving, invoiceExport, receivables } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** Which invoices: those named, or all that match the filters of the staff's list, less those in `except_ids`. */
export const invoiceSelection = form({
  invoice_ids: list('Notas', id('Nota').required(), MAX_BATCH),
  filters: receivableFilters.nullable().default(null),
  except_ids: list('Notas deixadas de fora', id('Nota').required(), MAX_BATCH),
}).test({
  name: 'one-way',
  message: 'Escolha as notas, ou todas as que os filtros mostram.',
  test: (value) => {
    const { invoice_ids, filters } = value as { invoice_ids?: unknown; filters?: unknown };
    return (Array.isArray(invoice_ids) && invoice_ids.length > 0) !== Boolean(filters);
  },
});
export type InvoiceSelection = InferType<typeof invoiceSelection>;

/** How far a batch came. `failures`: those that failed, with the reason in words; the first hundred of `failed`. */
const invoiceBatchDetail = object({
  id: number().required(),
  action: string().oneOf(BATCH_ACTIONS).required(),
  created_at: string().required(),
  total: number().required(),
  waiting: number().required(),
  done: number().required(),
  failed: number().required(),
  /** True once there is a file to fetch. */
  has_file: boolean().required(),
  failures: array(
    object({
      invoice_id: number().required(),
      title: string().required(),
      client_name: string().required(),
      company_name: string().required(),
      error: string().required(),
    }).required(),
  ).required(),
});
export type InvoiceBatchDetail = InferType<typeof invoiceBatchDetail>;

/** Many invoices at once, one after the other in the background, each with a result of its own. */
export const invoiceBatch = {
  archive: post('admin/invoice-batches/archive', {
    summary: 'Arquiva várias notas.',
    who: archiving.edit,
    body: invoiceSelection,
    answer: invoiceBatchDetail,
  }),
  unarchive: post('admin/invoice-batches/unarchive', {
    summary: 'Desarquiva várias notas.',
    who: archiving.edit,
    body: invoiceSelection,
    answer: invoiceBatchDetail,
  }),
  email: post('admin/invoice-batches/email', {
    summary: 'Envia várias notas aos seus tomadores, por e-mail.',
    who: receivables.edit,
    body: invoiceSelection,
    answer: invoiceBatchDetail,
  }),
  export: post('admin/invoice-batches/export', {
    summary: 'Prepara uma planilha de várias notas.',
    who: invoiceExport.view,
    body: invoiceSelection,
    answer: invoiceBatchDetail,
  }),
  detail: get('admin/invoice-batches/:id', {
    summary: 'Até onde foi, e o que falhou.',
    who: receivables.view,
    answer: invoiceBatchDetail,
  }),
  retry: post('admin/invoice-batches/:id/retry', {
    summary: 'Tenta de novo só o que falhou.',
    who: receivables.edit,
    answer: invoiceBatchDetail,
  }),
  file: get('admin/invoice-batches/:id/file', { summary: 'A planilha (CSV).', who: invoiceExport.view, answer: 'file' }),
};
