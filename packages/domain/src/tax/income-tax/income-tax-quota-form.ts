import type { InferType } from 'yup';
import { cents, integer, isoDate, object } from '../../shared/schema/fields.ts';

const version = () => integer('Versão').min(1).required();

/** That a quota was paid, and with how much: interest and fine included. */
export const quotaPaymentForm = object({
  paid_on: isoDate('Pago em').required(),
  paid_amount: cents('Valor pago').required().min(1, '${path}: escreva mais que zero.'),
  version: version(),
});
export type QuotaPaymentForm = InferType<typeof quotaPaymentForm>;

export const quotaVersionForm = object({ version: version() });
