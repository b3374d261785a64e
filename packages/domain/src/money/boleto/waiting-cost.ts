import { lateTax, type SelicRates } from '../../law/obligation/late-tax.ts';
import { addDays, daysBetween } from '../../shared/date/date.ts';
import { roundHalfUpCents } from '../../shared/money/money.ts';
import { rateFromScaled, scaledRate } from '../../shared/money/percent.ts';
import type { BoletoKind } from './boleto-life.ts';

/** A boleto as far as its delay goes: cents, rates as fractions (interest a month). */
export type DelayedBoleto = {
  kind: BoletoKind;
  /** What is still to be paid of it. */
  amount: number;
  due_date: string;
  /** Until when it is no delay: `payBy` says it. */
  pay_by: string;
  fine_rate: string | null;
  interest_rate: string | null;
};

/** Fine and interest of what is no tax are the contract's: the fine once, the interest by day, a thirtieth of the month's each. */
const byContract = ({ amount, due_date, pay_by, fine_rate, interest_rate }: DelayedBoleto, day: string): number => {
  if (day <= pay_by) return amount;
  const days = daysBetween(due_date, day);
  const interest = rateFromScaled((scaledRate(interest_rate ?? '0') * BigInt(days)) / 30n);
  return amount + roundHalfUpCents(amount, fine_rate ?? '0') + roundHalfUpCents(amount, interest);
};

/** What it takes to pay a boleto on a day, in cents. A federal tax grows by the law's fine and interest (Lei 9.430/1996, art. 61), from its shifted date on. */
const amountOn = (boleto: DelayedBoleto, day: string, selic: SelicRates): { total: number; missing: string[] } =>
  boleto.kind === 'tax'
    ? lateTax({ amount: boleto.amount, due_date: boleto.pay_by }, day, selic)
    : { total: byContract(boleto, day), missing: [] };

export type WaitingCost = {
  /** Today's amount, and what waiting until tomorrow adds; cents. */
  now: number;
  per_day: number;
  /** A tax whose day has passed is not taken by its old line. */
  needs_new_guide: boolean;
  /** Months whose Selic nobody has told yet: the amount is without theirs. */
  selic_missing: string[];
};

export const waitingCost = (boleto: DelayedBoleto, today: string, selic: SelicRates): WaitingCost => {
  const { total: now, missing: selic_missing } = amountOn(boleto, today, selic);
  return {
    now,
    per_day: amountOn(boleto, addDays(today, 1), selic).total - now,
    needs_new_guide: boleto.kind === 'tax' && boleto.pay_by < today,
    selic_missing,
  };
};
