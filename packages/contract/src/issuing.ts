import { invoiceCancelForm, invoiceSubstituteForm } from '@esteto/domain/invoice/invoice-cancel-form';
import { EMITTER_ENVIRONMENTS, ISSUING_ADAPTERS } from '@esteto/domain/municipality/issuing-adapter';
import { object as form } from '@esteto/domain/shared/schema/fields';
import { UFS } from '@esteto/domain/tables/uf';
import { array, type InferType, number, object, string } from 'yup';
import { receivables } from './access.ts';
import { get, post } from './endpoint.ts';
import { invoiceDetail } from './invoice-answer.ts';
import { versioned } from './record.ts';

/** What keeps an invoice from being issued: the official code, in words, and where it is mended. */
const issuingProblem = object({
  code: string().nullable().defined(),
  message: string().required(),
  record: string().oneOf(['invoice', 'client', 'company', 'municipality']).required(),
  field: string().required(),
});

/** How the invoice will be issued, and everything known to be in the way; nobody outside was asked. */
export const issuingCheck = object({
  adapter: string().oneOf(ISSUING_ADAPTERS).required(),
  environment: string().oneOf(EMITTER_ENVIRONMENTS).required(),
  problems: array(issuingProblem.required()).required(),
  /** The company's own, which decides how it issues. `parameter_id`: null where nobody has decided yet, so that it issues by hand. */
  city: object({
    ibge: string().nullable().defined(),
    name: string().nullable().defined(),
    state: string().oneOf(UFS).nullable().defined(),
    parameter_id: number().nullable().defined(),
  }).required(),
});
export type IssuingCheck = InferType<typeof issuingCheck>;
export type IssuingProblem = IssuingCheck['problems'][number];

/** What staff does with the emitter. Apart from `receivable`, whose list is a page that starts with few bytes. */
export const issuing = {
  preflight: get('admin/invoices/:id/preflight', {
    summary: 'Como a nota será emitida e o que ainda falta, sem consultar ninguém.',
    who: receivables.view,
    answer: issuingCheck,
  }),
  transmit: post('admin/invoices/:id/transmit', {
    summary: 'Emite pelo emissor nacional. Sem resposta dele, a nota fica em "Enviando" e o resultado vem depois.',
    who: receivables.edit,
    body: versioned(form({})),
    answer: invoiceDetail,
  }),
  cancel: post('admin/invoices/:id/cancel', {
    summary: 'Cancela uma nota emitida, no emissor por onde ela saiu.',
    who: receivables.edit,
    body: versioned(invoiceCancelForm),
    answer: invoiceDetail,
  }),
  substitute: post('admin/invoices/:id/substitute', {
    summary: 'Abre a nota que toma o lugar desta; a troca acontece quando a nova for autorizada.',
    who: receivables.edit,
    body: versioned(invoiceSubstituteForm),
    answer: invoiceDetail,
  }),
};
