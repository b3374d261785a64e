import { divideHalfUp } from '../../shared/money/money.ts';

/** Money that came `days` after the issue of its invoice, in cents; below zero when it came before. */
export type PaidAfter = { days: number; cents: number };

/**
 * Average days from issue to payment, weighted by the money: each cent counts for the days it took, so that a large invoice says more than a
 * small one and a part paid early counts as that part alone. Money that came before the issue took no days. Rounded half up to the day; null
 * when nothing was paid. Give it the payments of wholly paid invoices only: a first part would flatter a client who still owes the rest.
 */
export const averageDaysToPay = (payments: readonly PaidAfter[]): number | null => {
  const total = sum(payments, ({ cents }) => BigInt(cents));
  if (total === 0n) return null;
  return divideHalfUp(
    sum(payments, ({ days, cents }) => BigInt(Math.max(0, days)) * BigInt(cents)),
    total,
  );
};

const sum = (payments: readonly PaidAfter[], part: (payment: PaidAfter) => bigint): bigint =>
  payments.reduce((total, payment) => total + part(payment), 0n);
