import type { InferType } from 'yup';
import { boletoLine } from '../../shared/schema/boleto-line-field.ts';
import { isoDate, longText, object, oneOf, pastDate } from '../../shared/schema/fields.ts';

/** The owner tells when the plan was paid; the proof comes with it as a file. */
export const planPaymentClaimForm = object({ paid_on: pastDate('Pago em').required() });
export type PlanPaymentClaimForm = InferType<typeof planPaymentClaimForm>;

export const PLAN_PAYMENT_DECISIONS = ['confirm', 'refuse'] as const;

/** What our team found out about a payment. */
export const planPaymentDecisionForm = object({
  action: oneOf('Ação', PLAN_PAYMENT_DECISIONS).required(),
  reason: longText('Motivo').max(500),
});

/** What is told to the owner whose payment was not found. */
export const planPaymentRefusalForm = object({ reason: longText('O que dizer ao médico').max(500).required() });

/** A boleto that our team had made at the bank for the owner. */
export const planBoletoForm = object({
  line: boletoLine('Linha digitável', { due_date: 'due_on' }).required(),
  due_on: isoDate('Vencimento').required(),
});
export type PlanBoletoForm = InferType<typeof planBoletoForm>;
