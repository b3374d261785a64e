import type { BoletoStatus } from '../../money/boleto/boleto-life.ts';
import type { Tone } from '../../shared/status/tone.ts';

/** How a return is paid for. `unbilled`: it has a price, and Esteto charges nobody for it. */
export const INCOME_TAX_PAYMENTS = ['covered', 'paid', 'waiting', 'unbilled'] as const;
export type IncomeTaxPayment = (typeof INCOME_TAX_PAYMENTS)[number];

export const incomeTaxPaymentLabel: Record<IncomeTaxPayment, string> = {
  covered: 'Sem custo',
  paid: 'Paga',
  waiting: 'A pagar',
  unbilled: 'Sem cobrança',
};

export const incomeTaxPaymentTone: Record<IncomeTaxPayment, Tone> = {
  covered: 'done',
  paid: 'done',
  waiting: 'waiting',
  unbilled: 'ended',
};

type Priced = { is_covered: boolean; price: number; boleto_status: BoletoStatus | null };

/** A boleto that was cancelled, or never came about, charges nobody. */
export const incomeTaxPayment = ({ is_covered, price, boleto_status }: Priced): IncomeTaxPayment => {
  if (is_covered || price === 0) return 'covered';
  if (boleto_status === null || DEAD_BOLETOS.includes(boleto_status)) return 'unbilled';
  return PAID_BOLETOS.includes(boleto_status) ? 'paid' : 'waiting';
};

/** Why nobody is charged for a return that is paid so; null where somebody may be. */
export const billProblem = (payment: IncomeTaxPayment): string | null => NOT_TO_BILL[payment];

const NOT_TO_BILL: Record<IncomeTaxPayment, string | null> = {
  covered: 'Esta declaração não tem custo.',
  paid: 'Esta declaração já foi paga.',
  waiting: 'Esta declaração já tem um boleto que espera pagamento.',
  unbilled: null,
};

/** Statuses of a boleto of which nothing is expected. */
export const DEAD_BOLETOS: readonly BoletoStatus[] = ['canceled', 'generation_failed', 'validation_failed'];

export const PAID_BOLETOS: readonly BoletoStatus[] = ['paid', 'paid_late'];
