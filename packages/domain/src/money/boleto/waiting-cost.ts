import { lateTax, type SelicRates } from '../../law/obligation/late-tax.ts';
import { addDays, daysBetween, formatDateNumeric } from '../../shared/date/date.ts';
import { formatMoney, roundHalfUpCents } from '../../shared/money/money.ts';
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
} & Discounted;

/** So many cents less where all of it is paid until a day; null where there is no discount. */
type Discounted = { discount_amount: number | null; discount_until: string | null };

/** What is taken off on a day, in cents. A discount counts until its last day, business day or not; a tax has none. */
export const discountOn = (
  { kind, amount, discount_amount, discount_until }: Pick<DelayedBoleto, 'kind' | 'amount'> & Discounted,
  day: string,
): number => (kind !== 'tax' && discount_until !== null && day <= discount_until ? Math.min(discount_amount ?? 0, amount) : 0);

type Settled = { status: BoletoStatus; amount: number; paid_amount: number | null };

/** What was taken off of a boleto that is no longer open, in cents: paid with its discount it is paid in full. */
export const discountTaken = ({ status, amount, paid_amount }: Settled): number =>
  status === 'paid' || status === 'paid_late' ? Math.max(0, amount - (paid_amount ?? amount)) : 0;

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
  /** Today's amount, and what waiting until tomorrow adds to it without its discount; cents. */
  now: number;
  per_day: number;
  /** What is taken off `now`, for it is paid until the last day of the discount; cents. */
  discount: number;
  needs_new_guide: boolean;
  /** Months whose Selic nobody has told yet: the amount is without theirs. */
  selic_missing: string[];
};

export const waitingCost = (boleto: DelayedBoleto, today: string, selic: SelicRates): WaitingCost => {
  const { total, missing: selic_missing } = amountOn(boleto, today, selic);
  const discount = discountOn(boleto, today);
  return {
    now: total - discount,
    per_day: amountOn(boleto, addDays(today, 1), selic).total - total,
    discount,
    needs_new_guide: needsNewGuide(boleto, today),
    selic_missing,
  };
};

type Offered = Omit<DelayedBoleto, 'pay_by' | 'due_date' | 'fine_rate' | 'interest_rate'> & {
  status: BoletoStatus;
  paid_amount: number | null;
};

/** 'R$ 792,40 até 05/12', with the year where it is another: what its discount makes of what is still to be paid, while it counts. `amount`: all that the boleto says, in cents. */
export const discountOffer = (boleto: Offered, today: string): string | null => {
  const missing = boleto.amount - (boleto.paid_amount ?? 0);
  const discount = isOpenBoleto(boleto.status) ? discountOn({ ...boleto, amount: missing }, today) : 0;
  const { discount_until: until } = boleto;
  if (discount === 0 || until === null) return null;
  const day = formatDateNumeric(until);
  return `${formatMoney(missing - discount)} até ${until.slice(0, 4) === today.slice(0, 4) ? day.slice(0, 5) : day}`;
};
