import type { InferType } from 'yup';
import { longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { SUBSTITUTION_REASONS, substitutionReasonLabel } from '../nfse/dps.ts';
import { CANCEL_REASONS, cancelReasonLabel } from './invoice-record.ts';

/** Shortest and longest text with which the national layout lets a note be cancelled or substituted (TSMotivo). */
export const MOTIVE_LENGTH = { least: 15, most: 255 } as const;

/** Why an issued invoice is cancelled (event 101101), and in whose words. */
export const invoiceCancelForm = object({
  reason: oneOf('Motivo', CANCEL_REASONS, cancelReasonLabel).required(),
  justification: motive('Justificativa').required(),
});
export type InvoiceCancelForm = InferType<typeof invoiceCancelForm>;

/** Why a request is given up: by the doctor who made it, or by staff. */
export const invoiceDiscardForm = object({ reason: longText('Motivo').max(1000).required() });
export type InvoiceDiscardForm = InferType<typeof invoiceDiscardForm>;

/** What the doctor reads when the note that was to be cancelled stays in force. */
export const cancellationDenialForm = object({ answer: longText('Resposta ao médico').max(1000).required() });
export type CancellationDenialForm = InferType<typeof cancellationDenialForm>;

/** Why another note takes the place of an issued one. */
export const invoiceSubstituteForm = object({
  reason: oneOf('Motivo', SUBSTITUTION_REASONS, substitutionReasonLabel).required(),
  justification: motive('Justificativa').required(),
});
export type InvoiceSubstituteForm = InferType<typeof invoiceSubstituteForm>;

function motive(label: string) {
  const { least, most } = MOTIVE_LENGTH;
  return text(label)
    .min(least, `\${path}: escreva pelo menos ${least} caracteres.`)
    .max(most, `\${path}: use no máximo ${most} caracteres.`)
    .test({
      name: 'latin',
      message: '${path}: use só letras, números e pontuação comuns.',
      skipAbsent: true,
      test: (value) => /^[ -ÿ]*$/.test(value ?? ''),
    });
}
