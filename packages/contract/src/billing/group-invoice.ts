import { groupInvoiceFilters } from '@esteto/domain/billing/invoice/group-invoice-filters';
import { GROUP_INVOICE_STATUSES } from '@esteto/domain/billing/invoice/group-invoice-status';
import { array, type InferType, number, object, string } from 'yup';
import { groupInvoices } from '../access.ts';
import { get } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { invoiceDetail } from './invoice-answer.ts';

const GROUP_INVOICE_SORTS = ['competence', 'due_date', 'net_amount'] as const;

export const groupInvoiceRow = object({
  id: number().required(),
  number: string().nullable().defined(),
  status: string().oneOf(GROUP_INVOICE_STATUSES).required(),
  competence: string().required(),
  issue_date: string().nullable().defined(),
  due_date: string().nullable().defined(),
  gross_amount: number().required(),
  net_amount: number().required(),
  company_name: string().required(),
  /** Those whom the group had accredited with this company in the month, by name: 'Ana Souza, Bruno Alves'. */
  professional_names: string().required(),
  client_name: string().required(),
});
export type GroupInvoiceRow = InferType<typeof groupInvoiceRow>;

/** The document is a CNPJ, null of a natural person: a CPF never leaves here. */
const party = object({ name: string().required(), document: string().nullable().defined() });

/** What is printed on the invoice, and what became of it. No contacts, no remarks to staff, no papers, nobody who worked on it. */
export const groupInvoiceDetail = invoiceDetail
  .pick([
    'id',
    'number',
    'competence',
    'issue_date',
    'due_date',
    'sent_at',
    'paid_at',
    'cancelled_at',
    'verification_code',
    'access_key',
    'description',
    'national_tax_code',
    'gross_amount',
    'unconditional_discount',
    'conditional_discount',
    'iss_rate',
    'iss_base',
    'iss_amount',
    'iss_withheld',
    'irrf',
    'inss_withheld',
    'csrf_withheld_total',
    'other_withholdings',
    'net_amount',
    'received_amount',
    'withheld_on_payment',
  ])
  .shape({
    status: string().oneOf(GROUP_INVOICE_STATUSES).required(),
    company: party.required(),
    client: party.required(),
    professional_names: string().required(),
  });
export type GroupInvoiceDetail = InferType<typeof groupInvoiceDetail>;

const professional = object({ id: number().required(), name: string().required() });

/** The managers' side: the invoices that the group's professionals issued to it while they were accredited, to be read only. */
export const groupInvoice = {
  list: get('admin/manager/invoices', {
    summary: 'Notas que os profissionais credenciados emitiram para o grupo.',
    who: groupInvoices.view,
    query: listQuery(GROUP_INVOICE_SORTS, groupInvoiceFilters),
    answer: page(groupInvoiceRow, ['gross_amount', 'net_amount']),
  }),
  detail: get('admin/manager/invoices/:id', {
    summary: 'Uma nota emitida para o grupo.',
    who: groupInvoices.view,
    answer: groupInvoiceDetail,
  }),
  professionals: get('admin/manager/accredited-professionals', {
    summary: 'Profissionais credenciados no grupo, hoje ou antes.',
    who: groupInvoices.view,
    answer: array(professional.required()).required(),
  }),
};
