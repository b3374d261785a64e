import type { InferType } from 'yup';
import { cents, integer, isoDate, object, oneOf } from '../../shared/schema/fields.ts';
import { REFUND_PRIORITIES, refundPriorityLabel } from './income-tax-refund.ts';

const version = () => integer('Versão').min(1).required();

const received = {
  refund_received_on: isoDate('Recebida em'),
  refund_received_amount: cents('Valor recebido').when('refund_received_on', ([day], field) =>
    day ? field.required().min(1, '${path}: escreva mais que zero.') : field,
  ),
};

/** What is known of a refund once the return is sent: whose turn it is, and what came. */
export const incomeTaxRefundForm = object({
  refund_priority: oneOf('Prioridade', REFUND_PRIORITIES, refundPriorityLabel),
  ...received,
  version: version(),
});
export type IncomeTaxRefundForm = InferType<typeof incomeTaxRefundForm>;

/** That it came, as its person tells. */
export const refundReceivedForm = object({
  refund_received_on: received.refund_received_on.required(),
  refund_received_amount: received.refund_received_amount,
  version: version(),
});
export type RefundReceivedForm = InferType<typeof refundReceivedForm>;
