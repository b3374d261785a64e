import { CLIENT_STATUSES } from '@esteto/domain/client/client-kinds';
import { COMPANY_TYPES, TAX_REGIMES } from '@esteto/domain/company/company-kinds';
import { receivableRequestForm } from '@esteto/domain/invoice/invoice-form';
import { object as form, id } from '@esteto/domain/shared/schema/fields';
import { type InferType, number, object, string } from 'yup';
import { receivables } from './access.ts';
import { clientDetail } from './client.ts';
import { get, post } from './endpoint.ts';
import { invoiceDetail } from './invoice-answer.ts';
import { effectsQuery, invoiceEffectsAnswer } from './invoice-effects.ts';

/** Who will stand on an invoice, as far as its form follows from them. */
const invoiceParties = object({
  company: object({
    id: number().required(),
    name: string().required(),
    document: string().nullable().defined(),
    type: string().oneOf(COMPANY_TYPES).required(),
    tax_regime: string().oneOf(TAX_REGIMES).required(),
    iss_rate: string().nullable().defined(),
  }).required(),
  client: clientDetail
    .pick([
      'id',
      'name',
      'document',
      'person_type',
      'withholds_iss',
      'withholds_irrf',
      'withholds_csrf',
      'withholds_inss',
      'payment_term_days',
      'default_description_template',
      'contract_number',
    ])
    .shape({ status: string().oneOf(CLIENT_STATUSES).required() })
    .required(),
});
export type InvoiceParties = InferType<typeof invoiceParties>;

/** Staff asks for an invoice in a company's name. Apart from `receivable`, whose list is a page that starts with few bytes. */
export const receivableRequest = {
  create: post('admin/invoices', {
    summary: 'Solicita uma nota em nome de uma empresa.',
    who: receivables.edit,
    body: receivableRequestForm,
    answer: invoiceDetail,
  }),
  parties: get('admin/invoices/parties', {
    summary: 'A empresa e o tomador de uma nota a solicitar, com o que ela costuma ter.',
    who: receivables.view,
    query: form({ client_id: id('Tomador').required() }),
    answer: invoiceParties,
  }),
  effects: get('admin/invoices/effects', {
    summary: 'O que uma nota da empresa faz com o DAS, o fator R e os lucros do mês.',
    who: receivables.view,
    query: effectsQuery.shape({ company_id: id('Empresa').required() }),
    answer: invoiceEffectsAnswer,
  }),
};
