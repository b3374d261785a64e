import type { SelicRates } from '../../law/obligation/late-tax.ts';
import { addMonths, formatDateNumeric } from '../../shared/date/date.ts';
import { formatMoney } from '../../shared/money/money.ts';
import type { BoletoPaymentForm } from './boleto-form.ts';
import { type DelayedBoleto, discountOn, waitingCost } from './waiting-cost.ts';

/** The part of what is due that a payment may go beyond it: what an issuer charges and we do not know (registration, a notary). */
const MARGIN = 0.2;

/**
 * The field of a payment that cannot be right, with why; null where it can. `boleto.amount`: what is still to be paid of it, in cents. More than was due on that day is a
 * digit too many, and a day that has not come or lies a year before the due date is a wrong year.
 */
export const boletoPaymentProblem = (
  boleto: DelayedBoleto,
  { paid_on, paid_amount }: BoletoPaymentForm,
  today: string,
  selic: SelicRates,
): { paid_on: string } | { paid_amount: string } | null => {
  const day = paidOnProblem(boleto, paid_on, today);
  if (day) return { paid_on: day };
  const { now } = waitingCost(boleto, paid_on, selic);
  // Who does not know of the discount pays the whole.
  if (paid_amount <= Math.max(now, boleto.amount) * (1 + MARGIN)) return null;
  return { paid_amount: `Valor pago: em ${formatDateNumeric(paid_on)} faltavam ${formatMoney(now)}. Confira o que foi digitado.` };
};

/** Why a boleto cannot have been paid on a day; null where it can. */
export const paidOnProblem = ({ due_date }: Pick<DelayedBoleto, 'due_date'>, paid_on: string, today: string): string | null => {
  if (paid_on > today) return 'Pago em: esta data ainda não chegou.';
  if (paid_on < addMonths(due_date, -12)) return 'Pago em: é mais de um ano antes do vencimento. Confira o ano.';
  return null;
};

/** Whether what came of a boleto, all in all, is the whole of it: less only by the discount of that day. `boleto.amount`: all that it says, in cents. */
export const isPaidInFull = (boleto: DelayedBoleto, { paid_on, paid_amount }: BoletoPaymentForm): boolean =>
  paid_amount >= boleto.amount - discountOn(boleto, paid_on);
