import { formatMoney, sumCents } from '../../shared/money/money.ts';
import { paidOnProblem } from '../invoice/invoice-dates.ts';
import type { InvoiceStatus } from '../invoice/invoice-status.ts';

// What is due of an invoice, and what payments make of it. All amounts are integer cents, sums only: nothing is rounded.

/** What a client may keep of a payment, beyond what the note names: taxes that it pays in the company's name, and last what it just does not pay. */
export const WITHHELD = ['withheld_iss', 'withheld_irrf', 'withheld_csrf', 'withheld_inss', 'withheld_other'] as const;
export type WithheldTax = (typeof WITHHELD)[number];

export const withheldLabel: Record<WithheldTax, string> = {
  withheld_iss: 'ISS',
  withheld_irrf: 'IRRF',
  withheld_csrf: 'PIS, Cofins e CSLL',
  withheld_inss: 'INSS',
  withheld_other: 'glosa ou tarifa',
};

/** `amount` reached the company's account; null or missing withholdings count as zero. */
export type Payment = { date: string; amount: number } & Partial<Record<WithheldTax, number | null>>;

/** What became of the rest of a payment, in words: taxes are kept back, a disallowance (glosa) is not. Null when all of it came. */
export const keptWords = (payment: Partial<Record<WithheldTax, number | null>>): string | null => {
  const taxes = WITHHELD.filter((name) => name !== 'withheld_other').flatMap((name) => partOf(payment, name));
  const parts = [
    ...(taxes.length > 0 ? [`Retido a mais: ${taxes.join(', ')}`] : []),
    ...(payment.withheld_other ? [`Descontado: ${partOf(payment, 'withheld_other').join('')}`] : []),
  ];
  return parts.length > 0 ? parts.join('. ') : null;
};

const partOf = (payment: Partial<Record<WithheldTax, number | null>>, name: WithheldTax): string[] =>
  payment[name] ? [`${withheldLabel[name]} ${formatMoney(payment[name])}`] : [];

export const withheldIn = (payment: Partial<Record<WithheldTax, number | null>>): number =>
  sumCents(WITHHELD.map((name) => payment[name] ?? 0));

/** What a payment takes from the balance: the money, and the tax that the client paid in the company's name instead. */
export const settledBy = (payment: Omit<Payment, 'date'>): number => payment.amount + withheldIn(payment);

/** Totals of an invoice's payments, as the invoice carries them. */
export type Received = { received_amount: number; withheld_on_payment: number };

/** Still due: the net of the note, whose own withholdings are out of it already, without what payments settled. */
export const balanceOf = ({ net_amount, received_amount, withheld_on_payment }: Received & { net_amount: number }): number =>
  net_amount - received_amount - withheld_on_payment;

/**
 * What all payments together make of an invoice. `paid_at` is the day of the latest one when nothing is left, in whatever order they were
 * recorded; null while something is left, or nothing ever came.
 */
export const settlementOf = (net_amount: number, payments: readonly Payment[]): Received & { paid_at: string | null } => {
  const received = {
    received_amount: sumCents(payments.map(({ amount }) => amount)),
    withheld_on_payment: sumCents(payments.map(withheldIn)),
  };
  const days = payments.map(({ date }) => date).toSorted();
  return { ...received, paid_at: balanceOf({ net_amount, ...received }) === 0 ? (days.at(-1) ?? null) : null };
};

export type PaymentProblem = { field: 'date' | 'amount'; message: string };

/** Why a payment cannot be taken on that balance of an invoice of that competence; null when it can. */
export const paymentProblem = (
  { balance, competence }: { balance: number; competence: string },
  payment: Payment,
  today: string,
): PaymentProblem | null => {
  const date = paidOnProblem(payment.date, competence, today);
  if (date) return { field: 'date', message: date };
  if (settledBy(payment) <= balance) return null;
  const due = formatMoney(balance);
  return {
    field: 'amount',
    message:
      withheldIn(payment) > 0 ? `Recebido, retido e descontado somam mais que o saldo da nota, ${due}.` : `O saldo da nota é ${due}.`,
  };
};

type Standing = { due_date: string | null; sent_at: string | null };

/**
 * Where an invoice stands once a payment is undone and `left` are left of it: still paid in part, or as before any money came: overdue when its
 * due date has passed, else sent to the client or only authorised.
 */
export const standingWithout = ({ due_date, sent_at }: Standing, left: readonly Payment[], today: string): InvoiceStatus => {
  if (left.length > 0) return 'partially_paid';
  if (due_date !== null && due_date < today) return 'overdue';
  return sent_at === null ? 'authorized' : 'sent';
};
