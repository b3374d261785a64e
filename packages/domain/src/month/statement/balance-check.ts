import { formatMoney, sumCents } from '../../shared/money/money.ts';
import type { Transaction } from './transaction.ts';

/** `difference` = closing - (opening + movements), in cents: above zero when the movements explain too little, below when too much. */
export type BalanceCheck = { ok: true } | { ok: false; difference: number; message: string };

/** Whether the opening balance and the movements give the closing balance, all in integer cents. Says the difference in Portuguese when not. */
export const checkBalance = (opening: number, transactions: readonly Pick<Transaction, 'amount'>[], closing: number): BalanceCheck => {
  const difference = closing - closingOf(opening, transactions);
  if (!Number.isSafeInteger(difference)) return { ok: false, difference: 0, message: 'Os saldos não são valores válidos.' };
  if (difference === 0) return { ok: true };
  const message =
    difference > 0
      ? `O saldo final é ${formatMoney(difference)} maior que o saldo inicial mais os lançamentos. Falta uma entrada ou sobra uma saída.`
      : `O saldo final é ${formatMoney(-difference)} menor que o saldo inicial mais os lançamentos. Falta uma saída ou sobra uma entrada.`;
  return { ok: false, difference, message };
};

export const closingOf = (opening: number, transactions: readonly Pick<Transaction, 'amount'>[]): number =>
  opening + sumCents(transactions.map(({ amount }) => amount));
