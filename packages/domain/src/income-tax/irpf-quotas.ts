import { selicBetween } from '../accounting-parameter/accounting-parameter.ts';
import { LATE_PAYMENT } from '../obligations/fines.ts';
import type { SelicRates } from '../obligations/late-tax.ts';
import { paymentDayOnOrBefore } from '../shared/date/business-day.ts';
import { addCompetence, competenceOf, lastDayOf } from '../shared/date/competence.ts';
import { inForce } from '../shared/date/validity.ts';
import { roundHalfUpCents, splitCents } from '../shared/money/money.ts';
import { rateFromScaled, scaledRate } from '../shared/money/percent.ts';
import { demandCents, demandCount } from '../shared/schema/demand.ts';

/** How the balance of a return may be paid, cents (Lei 9.250/1995, art. 14; Lei 9.430/1996, art. 68). `first_month`: '-MM' of the exercise. */
export const IRPF_QUOTAS = {
  code: '0211',
  most: 8,
  smallest: 5000,
  single_below: 10_000,
  none_below: 1000,
  first_month: '05',
  source: 'Lei 9.250/1995, art. 14',
} as const;

/** `missing`: months whose Selic nobody has told, which count as nothing. */
export type IrpfQuota = { number: number; amount: number; interest: number; total: number; due_date: string; missing: string[] };

/** The last day to deliver and to pay the first quota: the last business day of May. Those of 2025 (30/05) and of 2026 (29/05) were so; later ones wait for their act. */
export const irpfDeadline = (year: number): string =>
  paymentDayOnOrBefore(lastDayOf(`${demandCount('Ano', year, 1900, 2199) + 1}-${IRPF_QUOTAS.first_month}`));

/** How many quotas that balance may have, at most: none below R$ 10,00, one below R$ 100,00. */
export const mostQuotas = (balance: number): number => {
  const amount = demandCents('Saldo a pagar', balance);
  if (amount < IRPF_QUOTAS.none_below) return 0;
  if (amount < IRPF_QUOTAS.single_below) return 1;
  return Math.min(IRPF_QUOTAS.most, Math.floor(amount / IRPF_QUOTAS.smallest));
};

/** What is paid in each quota and until when, before interest: equal parts, the cents that do not divide in the first ones. Throws DomainError. */
export const quotaPlan = (input: { year: number; balance: number; count: number }): Pick<IrpfQuota, 'number' | 'amount' | 'due_date'>[] => {
  const most = mostQuotas(input.balance);
  const first = competenceOf(irpfDeadline(input.year));
  const count = most === 0 ? 0 : demandCount('Quotas', input.count, 1, most);
  return (count === 0 ? [] : splitCents(input.balance, Array<number>(count).fill(1))).map((amount, index) => ({
    number: index + 1,
    amount,
    due_date: paymentDayOnOrBefore(lastDayOf(addCompetence(first, index))),
  }));
};

/**
 * The quotas of a return of a calendar year (DARF 0211), due on the last day of each month on which banks serve. The first bears no interest, each other
 * the Selic from June of the exercise to the month before it is due and 1 %, rounded half up. Paid in time: what a late one costs is `lateTax`.
 * Throws DomainError (Portuguese message): more quotas than the balance may have.
 */
export const irpfQuotas = (input: { year: number; balance: number; count: number; rates: SelicRates }): IrpfQuota[] => {
  const deadline = irpfDeadline(input.year);
  const { month_of_payment } = inForce('Juros', LATE_PAYMENT, competenceOf(deadline));
  return quotaPlan(input).map(({ number, amount, due_date }) => {
    const { selic, missing } = selicBetween(input.rates, { due_date: deadline, paid_date: due_date });
    const interest = number === 1 ? 0 : roundHalfUpCents(amount, rateFromScaled(scaledRate(selic) + scaledRate(month_of_payment)));
    return { number, amount, interest, total: amount + interest, due_date, missing };
  });
};
