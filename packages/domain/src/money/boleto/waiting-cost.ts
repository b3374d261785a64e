import { lateTax, type SelicRates } from '../../law/obligation/late-tax.ts';
import { addDays, daysBetween, formatDateNumeric } from '../../shared/date/date.ts';
import { roundHalfUpCents } from '../../shared/money/money.ts';
import { rateFromScaled, scaledRate } from '../../shared/money/percent.ts';
import { type BoletoKind, type BoletoStatus, isOpenBoleto } from './boleto-life.ts';

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

/** A tax whose day has passed is not taken by its old line. */
const needsNewGuide = ({ kind, pay_by }: Pick<DelayedBoleto, 'kind' | 'pay_by'>, today: string): boolean =>
  kind === 'tax' && pay_by < today;

type AskedGuide = Pick<DelayedBoleto, 'kind' | 'pay_by'> & {
  status: BoletoStatus;
  claimed_on: string | null;
  new_guide_asked_on: string | null;
};

/** Why its payer cannot ask for a new guide of it today; null where they can. */
export const newGuideProblem = (boleto: AskedGuide, today: string): string | null => {
  const { status, claimed_on, new_guide_asked_on } = boleto;
  if (!isOpenBoleto(status)) return 'Este boleto não está à espera de pagamento.';
  if (new_guide_asked_on) return `A guia nova já foi pedida em ${formatDateNumeric(new_guide_asked_on)}. A equipe está com o pedido.`;
  if (claimed_on) return `O pagamento deste boleto foi informado em ${formatDateNumeric(claimed_on)}. Se não foi pago, fale com a equipe.`;
  return needsNewGuide(boleto, today) ? null : 'A linha deste boleto ainda serve: pague por ela, sem guia nova.';
};

export type WaitingCost = {
  /** Today's amount, and what waiting until tomorrow adds; cents. */
  now: number;
  per_day: number;
  needs_new_guide: boolean;
  /** Months whose Selic nobody has told yet: the amount is without theirs. */
  selic_missing: string[];
};

export const waitingCost = (boleto: DelayedBoleto, today: string, selic: SelicRates): WaitingCost => {
  const { total: now, missing: selic_missing } = amountOn(boleto, today, selic);
  return {
    now,
    per_day: amountOn(boleto, addDays(today, 1), selic).total - now,
    needs_new_guide: needsNewGuide(boleto, today),
    selic_missing,
  };
};
