import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { isDelivered } from '@esteto/domain/tax/income-tax/income-tax-life';

/** A delivered return whose refund is not told to have come. */
export const awaitsRefund = ({ status, result, refund_received_on }: OwnReturn): boolean =>
  isDelivered(status) && result === 'to_refund' && refund_received_on === null;
