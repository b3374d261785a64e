import { latePayment } from '../obligations/late-fine.ts';
import { businessDayOnOrAfter } from '../shared/date/business-day.ts';
import { addDays, daysBetween } from '../shared/date/date.ts';
import { roundHalfUpCents } from '../shared/money/money.ts';
import { rateFromScaled, scaledRate } from '../shared/money/percent.ts';
import type { BoletoKind } from './boleto-life.ts';

/** A boleto as far as its delay goes: cents, rates as fractions (interest a month). */
export type DelayedBoleto = {
  kind: BoletoKind;
  /** What is still to be paid of it. */
  amount: number;
  due_date: string;
  fine_rate: string | null;
  interest_rate: string | null;
};

/** What falls due on a weekend or a holiday may be paid on the next business day (Lei 7.089/1983). */
export const lastDayToPay = (due_date: string): string => businessDayOnOrAfter(due_date);

/** Fine and interest of what is no tax are the contract's: the fine once, the interest by day, a thirtieth of the month's each. */
const byContract = ({ amount, due_date, fine_rate, interest_rate }: DelayedBoleto, day: string): number => {
  if (day <= lastDayToPay(due_date)) return amount;
  const days = daysBetween(due_date, day);
  const interest = rateFromScaled((scaledRate(interest_rate ?? '0') * BigInt(days)) / 30n);
  return amount + roundHalfUpCents(amount, fine_rate ?? '0') + roundHalfUpCents(amount, interest);
};

/**
 * What it takes to pay a boleto on a day, in cents. A federal tax grows by the law's fine (Lei 9.430/1996, art. 61); its Selic interest, which starts
 * with the next month, is told apart: such a guide is made anew.
 */
export const amountOn = (boleto: DelayedBoleto, day: string): number =>
  boleto.kind === 'tax'
    ? latePayment({ amount: boleto.amount, due_date: boleto.due_date, paid_date: day, selic: '0' }).total
    : byContract(boleto, day);

/** Today's amount, and what waiting until tomorrow adds. `needs_new_guide`: a tax whose day has passed is not taken by its old line. */
export const waitingCost = (boleto: DelayedBoleto, today: string): { now: number; per_day: number; needs_new_guide: boolean } => {
  const now = amountOn(boleto, today);
  return {
    now,
    per_day: amountOn(boleto, addDays(today, 1)) - now,
    needs_new_guide: boleto.kind === 'tax' && lastDayToPay(boleto.due_date) < today,
  };
};
