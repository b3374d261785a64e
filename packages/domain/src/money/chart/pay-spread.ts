import { averageDaysToPay, type PaidAfter } from '../../billing/payment/days-to-pay.ts';

/**
 * How long money takes, in days from the issue: its mean, and between what half of it lies. `q1`, `median` and `q3` are the days by which a quarter, a half and
 * three quarters of the money had come; like the mean they count each cent, so that a large invoice says more than a small one.
 */
export type PaySpread = { average: number; q1: number; median: number; q3: number };

/** The spread of days until the payments of wholly paid invoices; null when nothing was paid. */
export const paySpread = (payments: readonly PaidAfter[]): PaySpread | null => {
  const average = averageDaysToPay(payments);
  if (average === null) return null;
  const sorted = payments.map(({ days, cents }) => ({ days: Math.max(0, days), cents })).toSorted((a, b) => a.days - b.days);
  const total = sorted.reduce((sum, { cents }) => sum + BigInt(cents), 0n);
  const by = (quarters: bigint): number => {
    let came = 0n;
    for (const { days, cents } of sorted) {
      came += BigInt(cents);
      if (came * 4n >= total * quarters) return days;
    }
    return sorted.at(-1)?.days ?? 0;
  };
  return { average, q1: by(1n), median: by(2n), q3: by(3n) };
};

/** 'Metade do dinheiro veio entre 12 e 30 dias depois da emissão.' */
export const spreadSentence = ({ average, q1, q3 }: PaySpread): string =>
  q1 === q3
    ? `O dinheiro leva em média ${daysOf(average)} da emissão ao pagamento, quase todo no mesmo prazo.`
    : `O dinheiro leva em média ${daysOf(average)} da emissão ao pagamento; a metade do meio veio entre ${q1} e ${daysOf(q3)}.`;

const daysOf = (days: number): string => (days === 1 ? '1 dia' : `${days} dias`);
