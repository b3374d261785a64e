import { LATE_PAYMENT } from '../../law/obligation/fines.ts';
import { lateTax, type SelicRates } from '../../law/obligation/late-tax.ts';
import { selicBetween } from '../../law/parameter/accounting-parameter.ts';
import { paymentDayOnOrBefore } from '../../shared/date/business-day.ts';
import { addCompetence, competenceOf, lastDayOf } from '../../shared/date/competence.ts';
import { inForce } from '../../shared/date/validity.ts';
import { roundHalfUpCents, splitCents, sumCents } from '../../shared/money/money.ts';
import { rateFromScaled, scaledRate } from '../../shared/money/percent.ts';
import { demandCents, demandCount, demandDate } from '../../shared/schema/demand.ts';

/** How the balance of a return may be paid, cents (Lei 9.250/1995, art. 14; Lei 9.430/1996, art. 68). */
export const IRPF_QUOTAS = {
  code: '0211',
  most: 8,
  smallest: 5000,
  single_below: 10_000,
  none_below: 1000,
  source: 'Lei 9.250/1995, art. 14',
} as const;

/** `missing`: months whose Selic nobody has told, which count as nothing. */
export type IrpfQuota = { number: number; amount: number; interest: number; total: number; due_date: string; missing: string[] };

/** How many quotas that balance may have, at most: none below R$ 10,00, one below R$ 100,00. */
export const mostQuotas = (balance: number): number => {
  const amount = demandCents('Saldo a pagar', balance);
  if (amount < IRPF_QUOTAS.none_below) return 0;
  if (amount < IRPF_QUOTAS.single_below) return 1;
  return Math.min(IRPF_QUOTAS.most, Math.floor(amount / IRPF_QUOTAS.smallest));
};

/** When each quota is due: the first on the last day to deliver, the others on the last day of each month after it on which banks serve. */
export const quotaDueDate = (deadline: string, number: number): string =>
  number === 1 ? demandDate('Prazo', deadline) : paymentDayOnOrBefore(lastDayOf(addCompetence(competenceOf(deadline), number - 1)));

/**
 * What is paid in each quota and until when, before interest: equal parts, the cents that do not divide in the first ones. `deadline`: of the exercise, as
 * `irpfDeadline` says it; so everywhere here. Throws DomainError.
 */
export const quotaPlan = (input: {
  deadline: string;
  balance: number;
  count: number;
}): Pick<IrpfQuota, 'number' | 'amount' | 'due_date'>[] => {
  const most = mostQuotas(input.balance);
  const count = most === 0 ? 0 : demandCount('Quotas', input.count, 1, most);
  return (count === 0 ? [] : splitCents(input.balance, Array<number>(count).fill(1))).map((amount, index) => ({
    number: index + 1,
    amount,
    due_date: quotaDueDate(input.deadline, index + 1),
  }));
};

/**
 * The interest of a quota that is paid on a day (Lei 9.250/1995, art. 14): none in the month of the deadline, then the Selic from the month after it to the
 * month before the payment and 1 %, rounded half up. The same whether the quota is paid before it is due, on the day, or late.
 */
export const quotaInterest = (
  { deadline, amount }: { deadline: string; amount: number },
  paid_date: string,
  rates: SelicRates,
): Pick<IrpfQuota, 'interest' | 'missing'> => {
  if (competenceOf(paid_date) <= competenceOf(deadline)) return { interest: 0, missing: [] };
  const { month_of_payment } = inForce('Juros', LATE_PAYMENT, competenceOf(deadline));
  const { selic, missing } = selicBetween(rates, { due_date: deadline, paid_date });
  return { interest: roundHalfUpCents(amount, rateFromScaled(scaledRate(selic) + scaledRate(month_of_payment))), missing };
};

/**
 * The quotas of a return (DARF 0211), with the interest of one that is paid on the day it is due. Throws DomainError (Portuguese message): more quotas than
 * the balance may have.
 */
export const irpfQuotas = (input: { deadline: string; balance: number; count: number; rates: SelicRates }): IrpfQuota[] =>
  quotaPlan(input).map((quota) => {
    const { interest, missing } = quotaInterest({ deadline: input.deadline, amount: quota.amount }, quota.due_date, input.rates);
    return { ...quota, interest, total: quota.amount + interest, missing };
  });

/**
 * What a quota comes to when it is paid on a day, cents: its interest, and after the day it is due the fine of any federal tax (`lateTax`), which is counted
 * from that day. Of the late tax only the fine is taken: the interest of a quota runs from the deadline, not from its own day.
 */
export const quotaCost = (
  { deadline, amount, due_date }: { deadline: string; amount: number; due_date: string },
  day: string,
  rates: SelicRates,
): { fine: number; interest: number; total: number; missing: string[] } => {
  const { interest, missing } = quotaInterest({ deadline, amount }, day, rates);
  const { fine } = lateTax({ amount, due_date }, day, rates);
  return { fine, interest, total: amount + fine + interest, missing };
};

type PaidQuota = { number: number; amount: number };

/**
 * The quotas of a return that takes the place of another of which some were paid: of each number what was paid comes off, and what is paid too much there
 * comes off the others, the first to be due first. What is left of the new balance, nothing below zero; quotas that are wholly paid are left out.
 */
export const quotasLeft = <Quota extends PaidQuota>(plan: readonly Quota[], paid: readonly PaidQuota[]): Quota[] => {
  const paidOf = (number: number): number => sumCents(paid.filter((one) => one.number === number).map(({ amount }) => amount));
  const own = plan.map((quota) => ({ ...quota, amount: Math.max(0, quota.amount - paidOf(quota.number)) }));
  const total = (quotas: readonly PaidQuota[]): number => sumCents(quotas.map(({ amount }) => amount));
  let over = total(paid) - (total(plan) - total(own));
  return own.flatMap((quota) => {
    const covered = Math.min(over, quota.amount);
    over -= covered;
    return quota.amount > covered ? [{ ...quota, amount: quota.amount - covered }] : [];
  });
};
