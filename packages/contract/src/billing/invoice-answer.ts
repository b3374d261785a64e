import { invoiceEditForm } from '@esteto/domain/billing/invoice/invoice-form';
import { CANCEL_EVENT_STATUSES, CANCEL_REASONS } from '@esteto/domain/billing/invoice/invoice-record';
import { INVOICE_STATUSES } from '@esteto/domain/billing/invoice/invoice-status';
import { REQUIREMENT_STATUSES } from '@esteto/domain/billing/invoice/requirement-life';
import { RECURRENCE_STATUSES } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import { EMITTER_ENVIRONMENTS } from '@esteto/domain/billing/municipality/issuing-adapter';
import { SUBSTITUTION_REASONS } from '@esteto/domain/billing/nfse/dps';
import { paymentForm } from '@esteto/domain/billing/payment/payment-form';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { page } from '../list.ts';
import { recordFields } from '../record.ts';

// An invoice as it is answered, the same for the doctor and for staff; amounts in cents.

const namedParty = object({ id: number().required(), name: string().required(), document: string().nullable().defined() });

export const invoiceRow = object({
  id: number().required(),
  number: string().nullable().defined(),
  status: string().oneOf(INVOICE_STATUSES).required(),
  competence: string().required(),
  requested_at: string().required(),
  issue_date: string().nullable().defined(),
  due_date: string().nullable().defined(),
  gross_amount: number().required(),
  /** What it adds to the revenue of its competence, where it counts. */
  revenue: number().required(),
  net_amount: number().required(),
  received_amount: number().required(),
  client_id: number().required(),
  client_name: string().required(),
  company_id: number().required(),
  company_name: string().required(),
  requested_by_name: string().nullable().defined(),
  /** The analyst. */
  responsible_name: string().nullable().defined(),
  /** Whether a recurring request made it. */
  is_recurring: boolean().required(),
});
export type InvoiceRow = InferType<typeof invoiceRow>;

/** A page of invoices, with what all that match come to. */
export const invoicePage = page(invoiceRow, ['gross_amount', 'revenue', 'received_amount', 'net_amount']);

/** A file beside the invoice. `file` is its opaque id. */
const invoiceDocument = object({
  file: string().required(),
  name: string().required(),
  mime: string().required(),
  size: number().required(),
  created_at: string().required(),
});

/** A file that somebody put beside it; `requirement_id` names the requirement that it answers. */
const invoiceAttachment = invoiceDocument.shape({
  id: number().required(),
  requirement_id: number().nullable().defined(),
  created_by: number().nullable().defined(),
  created_by_name: string().nullable().defined(),
});
export type InvoiceAttachment = InferType<typeof invoiceAttachment>;

/** Something that staff needs from the doctor before it can be issued. Its files are the attachments that name it. */
const invoiceRequirement = object({
  id: number().required(),
  version: number().required(),
  status: string().oneOf(REQUIREMENT_STATUSES).required(),
  text: string().required(),
  due_at: string().required(),
  created_at: string().required(),
  created_by_name: string().nullable().defined(),
  answer: string().nullable().defined(),
  answered_at: string().nullable().defined(),
  answered_by_name: string().nullable().defined(),
  return_reason: string().nullable().defined(),
  returned_at: string().nullable().defined(),
  resolved_at: string().nullable().defined(),
  resolved_by_name: string().nullable().defined(),
});
export type InvoiceRequirement = InferType<typeof invoiceRequirement>;

const exchange = {
  /** First opened first. */
  requirements: array(invoiceRequirement.required()).required(),
  attachments: array(invoiceAttachment.required()).required(),
};

/** What staff asked and what was sent, as it stands after a step of either side. */
export const invoiceExchange = object({ id: number().required(), status: string().oneOf(INVOICE_STATUSES).required(), ...exchange });
export type InvoiceExchange = InferType<typeof invoiceExchange>;

/** Money that came in for it. `recorded_by_name`: null when the product itself did. */
const invoicePayment = paymentForm.shape({
  id: number().required(),
  recorded_by_name: string().nullable().defined(),
});
export type InvoicePayment = InferType<typeof invoicePayment>;

/** The monthly repetition that an invoice began, or came from. */
export const invoiceRecurrenceAnswer = object({
  id: number().required(),
  version: number().required(),
  status: string().oneOf(RECURRENCE_STATUSES).required(),
  /** The day of the month; a shorter month has its last day instead. */
  day: number().required(),
  /** The last competence, null without end. */
  until: string().nullable().defined(),
  /** The amount of each request that is still to come, in cents. */
  gross_amount: number().required(),
  client_id: number().required(),
  /** As it is kept: it names the competence `starts_at`, and its placeholders are open. */
  description: string().required(),
  starts_at: string().required(),
  shifts: string().nullable().defined(),
  last_competence: string().required(),
  /** What is asked for next, and on which day; null unless it is active. */
  next_competence: string().nullable().defined(),
  next_on: string().nullable().defined(),
  /** Why it stopped by itself; null when a person paused it. */
  pause_reason: string().nullable().defined(),
});
export type InvoiceRecurrenceAnswer = InferType<typeof invoiceRecurrenceAnswer>;

export const invoiceDetail = invoiceEditForm.shape({
  ...recordFields,
  status: string().oneOf(INVOICE_STATUSES).required(),
  company: namedParty.required(),
  client: namedParty.required(),
  intermediary: namedParty.nullable().defined(),
  requested_by_name: string().nullable().defined(),
  responsible_name: string().nullable().defined(),
  requested_at: string().required(),
  number: string().nullable().defined(),
  verification_code: string().nullable().defined(),
  access_key: string().nullable().defined(),
  /** 'manual' was copied from the emitter's own page, 'national_api' came from the national emitter. */
  emitter_process: string().oneOf(['manual', 'national_api']).required(),
  environment: string().oneOf(EMITTER_ENVIRONMENTS).required(),
  last_rejection_code: string().nullable().defined(),
  last_rejection_message: string().nullable().defined(),
  cancel_reason: string().oneOf(CANCEL_REASONS).nullable().defined(),
  cancel_text: string().nullable().defined(),
  /** Why staff denied the doctor's wish to cancel it; null when the emitter did, and `last_rejection_message` says why. */
  cancel_answer: string().nullable().defined(),
  discard_reason: string().nullable().defined(),
  /** What became of the last wish to cancel it. */
  cancel_event_status: string().oneOf(CANCEL_EVENT_STATUSES).nullable().defined(),
  substitutes_invoice_id: number().nullable().defined(),
  substituted_by_id: number().nullable().defined(),
  /** The note that shall take its place once it is issued. */
  open_substitute_id: number().nullable().defined(),
  /** Why one takes the place of the other, on both. */
  substitution_reason: string().oneOf(SUBSTITUTION_REASONS).nullable().defined(),
  substitution_text: string().nullable().defined(),
  issue_date: string().nullable().defined(),
  authorized_at: string().nullable().defined(),
  sent_at: string().nullable().defined(),
  paid_at: string().nullable().defined(),
  cancelled_at: string().nullable().defined(),
  iss_base: number().required(),
  iss_amount: number().required(),
  withheld_total: number().required(),
  net_amount: number().required(),
  received_amount: number().required(),
  /** Kept back by the client when it paid, beyond what the note names. */
  withheld_on_payment: number().required(),
  is_archived: boolean().required(),
  recurrence: invoiceRecurrenceAnswer.nullable().defined(),
  /** True once there is a note to draw: the 'Espelho da NFS-e' can be fetched. */
  has_mirror: boolean().required(),
  documents: array(invoiceDocument.required()).required(),
  /** Those that count, first come first. */
  payments: array(invoicePayment.required()).required(),
  ...exchange,
});
export type InvoiceDetail = InferType<typeof invoiceDetail>;
