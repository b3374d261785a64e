import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { PaymentForm } from '@esteto/domain/billing/payment/payment-form';
import { balanceOf } from '@esteto/domain/billing/payment/settlement';
import { today } from '@esteto/ui/system/context/today';

/** What a payment starts as: all that is still due, today. */
export const paymentStart = (invoice: InvoiceDetail): Partial<PaymentForm> => ({ date: today(), amount: balanceOf(invoice) });

/** 'Recebimento registrado' says what is left, when something is. */
export const paymentDone = ({ status }: InvoiceDetail): string =>
  status === 'paid' ? 'Recebimento registrado. A nota está paga.' : 'Recebimento registrado.';
