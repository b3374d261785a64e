import { clientForm } from '@esteto/domain/billing/client/client-form';
import { CLIENT_STATUSES } from '@esteto/domain/billing/client/client-kinds';
import { SENDING_STATUSES } from '@esteto/domain/billing/invoice/sending-status';
import { invoiceEmailForm } from '@esteto/domain/billing/invoice-email/invoice-email-form';
import { EMITTER_ENVIRONMENTS, ISSUING_ADAPTERS } from '@esteto/domain/billing/municipality/issuing-adapter';
import { COMPANY_TYPES, TAX_REGIMES } from '@esteto/domain/company/company/company-kinds';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { clientDetail } from './client.ts';

// What only the staff is answered about an invoice: who stands on it, how it is issued, its messages to the taker.

/** Why a company asks for no notes as it stands; `with_reason`: staff may all the same, and say why. */
const companyBar = object({ message: string().required(), with_reason: boolean().required() }).nullable().defined();
export type CompanyBarAnswer = InferType<typeof companyBar>;

/** Who will stand on an invoice, as far as its form follows from them. */
export const invoiceParties = object({
  company: object({
    id: number().required(),
    name: string().required(),
    document: string().nullable().defined(),
    type: string().oneOf(COMPANY_TYPES).required(),
    tax_regime: string().oneOf(TAX_REGIMES).required(),
    iss_rate: string().nullable().defined(),
    /** What whoever asks for a note of it has to heed. */
    nf_requirements: string().nullable().defined(),
    bar: companyBar,
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
  bar: companyBar,
  /** The company's own, which decides how it issues. `parameter_id`: null where nobody has decided yet, so that it issues by hand. */
  city: object({
    ibge: string().nullable().defined(),
    name: string().nullable().defined(),
    state: string().oneOf(UFS).nullable().defined(),
    parameter_id: number().nullable().defined(),
  }).required(),
  /** What the city's law is known to say of this invoice; null where nobody has told it. */
  law: object({
    /** The rate of the service, where the company pays the city's own: not in the Simples. */
    iss_rate: string().nullable().defined(),
    /** The last day on which the city lets it be cancelled; null too while it is not issued. */
    cancel_until: string().nullable().defined(),
  }).required(),
  /** What the city's page asks for besides what the invoice itself holds. */
  taker: clientForm.pick(['address']).required(),
  cnae: string().nullable().defined(),
});
export type IssuingCheck = InferType<typeof issuingCheck>;
export type IssuingProblem = IssuingCheck['problems'][number];

/** A message to the taker and how far it came. `error`: why it did not arrive, or not everywhere, in words. */
export const invoiceEmailRow = object({
  id: number().required(),
  recipients: array(string().required()).required(),
  subject: string().required(),
  status: string().oneOf(SENDING_STATUSES).required(),
  error: string().nullable().defined(),
  attempts: number().required(),
  /** When it is tried again; null when it is not. */
  next_try_at: string().nullable().defined(),
  sent_at: string().nullable().defined(),
  created_at: string().required(),
  sent_by_name: string().nullable().defined(),
});
export type InvoiceEmailRow = InferType<typeof invoiceEmailRow>;

/** What the dialog begins with: the draft, what goes along, and what went before, newest first. */
export const invoiceEmails = object({
  ...invoiceEmailForm.fields,
  // A draft may lack what sending demands.
  recipients: array(string().required()).required(),
  title: string().required(),
  client_name: string().required(),
  company_name: string().required(),
  /** Why it cannot be sent now; null when it can. */
  problem: string().nullable().defined(),
  attachments: array(string().required()).required(),
  emails: array(invoiceEmailRow.required()).required(),
});
export type InvoiceEmails = InferType<typeof invoiceEmails>;
