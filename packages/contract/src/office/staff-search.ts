import { object as form, text } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { billing } from '../access.ts';
import { invoiceRow } from '../billing/invoice-answer.ts';
import { get } from '../endpoint.ts';

const company = object({ id: number().required(), name: string().required(), document: string().nullable().defined() });
/** Once for each company that they are a partner of. */
const doctor = object({
  id: number().required(),
  name: string().required(),
  company_id: number().required(),
  company_name: string().required(),
});
const client = doctor.shape({ document: string().nullable().defined() });
const invoice = invoiceRow.pick(['id', 'number', 'competence', 'issue_date', 'client_name', 'company_name']);

/** A few of each kind; none of a kind that the person may not see. */
const finds = object({
  companies: array(company.required()).required(),
  doctors: array(doctor.required()).required(),
  clients: array(client.required()).required(),
  invoices: array(invoice.required()).required(),
  /** Months that are still open; `document`: the first of what lacks. */
  closings: array(
    doctor.omit(['name']).shape({ month: string().required(), document: string().nullable().defined() }).required(),
  ).required(),
  /** What is still to be done of their obligations; `document`: when it falls due. */
  obligations: array(
    doctor.omit(['name']).shape({ title: string().required(), document: string().nullable().defined() }).required(),
  ).required(),
});
export type StaffFinds = InferType<typeof finds>;

/** What staff find by typing a part of it, wherever they are. */
export const staffSearch = {
  find: get('admin/search', {
    summary: 'Empresas, médicos, tomadores, notas, meses por fechar e obrigações, pelo nome, documento ou número.',
    who: billing.view,
    query: form({ search: text('Busca').max(120).required().min(2) }),
    answer: finds,
  }),
};
