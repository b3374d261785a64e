import type { MonthSummary } from '@esteto/domain/money/cash-flow/monthly-summary';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';

/** Sums over months, in cents. `in` and `out` are what is expected; `received` and `paid` what was settled in those months, of whatever month. */
export type CashTotals = { in: number; received: number; out: number; paid: number; balance: number };

export const totalsOf = (months: readonly MonthSummary[]): CashTotals => {
  const totals = { in: 0, received: 0, out: 0, paid: 0, balance: 0 };
  for (const month of months) {
    totals.in += month.in.expected;
    totals.received += month.in.received;
    totals.out += month.out.expected;
    totals.paid += month.out.paid;
    totals.balance += month.balance;
  }
  return totals;
};

/** Whether any month has money in it. */
export const hasMovement = (months: readonly MonthSummary[]): boolean =>
  months.some(({ in: inflow, out, balance }) =>
    [inflow.expected, inflow.received, out.expected, out.paid, balance].some((cents) => cents !== 0),
  );

/** Whether any month has money going out: without, nothing is said of it, and the balance is what came in. */
export const hasOut = (months: readonly MonthSummary[]): boolean => months.some(({ out }) => out.expected !== 0 || out.paid !== 0);

/** The picture in one sentence, for who does not see it. */
export const cashSentence = (months: readonly MonthSummary[]): string => {
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return 'Entradas e saídas por mês: nenhum mês.';
  const span =
    first === last ? `Em ${formatCompetence(first.month)}` : `De ${formatCompetence(first.month)} a ${formatCompetence(last.month)}`;
  return `${span}: ${amountsSentence(totalsOf(months))}.`;
};

/** One month in one sentence. */
export const monthSentence = (month: MonthSummary): string => `${formatCompetence(month.month)}: ${amountsSentence(totalsOf([month]))}`;

const amountsSentence = ({ in: inflow, received, out, paid, balance }: CashTotals): string =>
  [
    `recebido ${formatMoney(received)}`,
    `notas de ${formatMoney(inflow)}`,
    ...(out === 0 && paid === 0
      ? []
      : [`pago ${formatMoney(paid)}`, `saídas previstas de ${formatMoney(out)}`, `saldo de ${formatMoney(balance)}`]),
  ].join(', ');
