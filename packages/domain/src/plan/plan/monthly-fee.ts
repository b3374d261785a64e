import type { AccountingStatus } from '../../company/company/accounting-status.ts';
import { competenceOf, firstDayOf, formatCompetenceLong, lastDayOf, monthsBetween } from '../../shared/date/competence.ts';
import { addDays, daysBetween, formatDateNumeric } from '../../shared/date/date.ts';
import { divideHalfUp, formatMoney, sumCents } from '../../shared/money/money.ts';
import { countOf } from '../../shared/text/text.ts';
import type { PlanType } from './plan-life.ts';
import { type PricedCompany, type PricedPlan, type PriceLine, priceComposition } from './price-composition.ts';
import { subscriptionStatus } from './subscription-state.ts';

/** What says of a company's plan whether a month of it is charged. Days are 'YYYY-MM-DD', months 'YYYY-MM'. */
export type FeeStanding = {
  type: PlanType;
  max_payments: number | null;
  billing_day: number | null;
  starts_on: string;
  trial_until: string | null;
  accounting_status: AccountingStatus;
  /** Its opening is not over: it cannot use yet what it would pay for. */
  is_yet_to_begin: boolean;
  /** Another boleto of fee for the month stands, or a repetition makes one each month. */
  is_charged: boolean;
  is_repeated: boolean;
};

/** The first day that is paid for: a trial comes before it. */
export const paidFrom = ({ starts_on, trial_until }: Pick<FeeStanding, 'starts_on' | 'trial_until'>): string =>
  trial_until !== null && trial_until >= starts_on ? addDays(trial_until, 1) : starts_on;

/** Why a company is not charged for a month of its plan, in words for the team; null where it is. */
export const feeObstacle = (standing: FeeStanding, month: string, today: string): string | null => {
  const { type, max_payments, billing_day, accounting_status, is_yet_to_begin } = standing;
  const from = paidFrom(standing);
  const status = subscriptionStatus({ ...standing, trial_until: null, ended_on: null, cancel_reason: null }, today);
  if (status === 'suspended') return SUSPENDED[accounting_status] ?? 'A empresa não está ativa.';
  // What it pays on its way in is paid there; nobody owes months of what cannot be used yet.
  if (is_yet_to_begin) return 'A abertura da empresa ainda não terminou.';
  if (from > today) return `Em teste até ${formatDateNumeric(addDays(from, -1))}.`;
  const most = max_payments ?? (type === 'single' ? 1 : null);
  if (most !== null && monthsBetween(competenceOf(from), month) >= most)
    return `O plano tem ${countOf(most, 'pagamento', 'pagamentos')}, e o último já foi cobrado.`;
  if (standing.is_charged) return `Já há um boleto de honorário de ${formatCompetenceLong(month)}.`;
  if (standing.is_repeated) return 'Uma repetição de boletos já cobra o honorário desta empresa.';
  return billing_day === null ? 'O plano não diz o dia do vencimento do honorário.' : null;
};

const SUSPENDED: Partial<Record<AccountingStatus, string>> = {
  frozen: 'A empresa está congelada.',
  closed: 'A empresa foi baixada.',
  inactive: 'A empresa está inativa.',
};

/** A month that is charged; `carried`: what former months left to be charged, or to be given back. */
export type FeeMonth = Pick<FeeStanding, 'starts_on' | 'trial_until'> & { month: string; carried: readonly PriceLine[] };

/** Lines sum to the total; `carried`: what this month could not give back goes on to the next. */
export type MonthlyFee = { lines: PriceLine[]; total: number; carried: PriceLine[] };

/** What a company pays for a month of its plan: its price, the days of the month that it has it, and what former months left. */
export const monthlyFee = (plan: PricedPlan, company: PricedCompany, { month, carried, ...began }: FeeMonth): MonthlyFee => {
  const price = priceComposition(plan, company);
  const part = partLine(price.total, month, paidFrom(began));
  const lines = [...price.lines, ...(part ? [part] : []), ...carried];
  const total = sumCents(lines.map(({ amount }) => amount));
  if (total >= 0) return { lines, total, carried: [] };
  const rest: PriceLine = {
    kind: 'carried',
    label: 'Crédito de meses anteriores',
    amount: total,
    reason: `O que passou do honorário de ${formatCompetenceLong(month)}.`,
  };
  const kept: PriceLine = {
    kind: 'carried',
    label: 'Crédito que fica',
    amount: -total,
    reason: 'Passa ao honorário do mês seguinte.',
  };
  return { lines: [...lines, kept], total: 0, carried: [rest] };
};

/** How many days a month has, and how many of them lie from a day on, that one counted. */
const daysFrom = (month: string, from: string): { days: number; of: number } => ({
  days: Math.max(0, daysBetween(from, lastDayOf(month)) + 1),
  of: daysBetween(firstDayOf(month), lastDayOf(month)) + 1,
});

const shareOf = (amount: number, { days, of }: { days: number; of: number }): number =>
  divideHalfUp(BigInt(amount) * BigInt(days), BigInt(of));

/** A plan that begins within the month is charged by its days, rounded to the cent, half up. */
const partLine = (total: number, month: string, from: string): PriceLine | null => {
  if (from <= firstDayOf(month)) return null;
  const share = daysFrom(month, from);
  const amount = shareOf(total, share) - total;
  if (amount === 0) return null;
  return {
    kind: 'part',
    label: `Proporcional a ${share.days} de ${share.of} dias`,
    amount,
    reason: `O plano conta a partir de ${formatDateNumeric(from)}.`,
  };
};

/** What the plan before and the one after it cost a month, in cents; `on`: the first day of the new one; `paid_from`: the first one that it costs something. */
export type ChangedPlan = { from: NamedPrice; to: NamedPrice & { paid_from: string }; on: string };
type NamedPrice = { name: string; total: number };

/**
 * What a change of plan within a month that is charged already leaves for the next fee: the rest of the month at the new price, less the same of the old one,
 * by days, each rounded to the cent, half up. Null where both cost the same.
 */
export const changeLine = ({ from, to, on }: ChangedPlan): PriceLine | null => {
  const month = competenceOf(on);
  const share = daysFrom(month, on);
  const gained = shareOf(to.total, daysFrom(month, to.paid_from));
  const lost = shareOf(from.total, share);
  if (gained === lost) return null;
  return {
    kind: 'change',
    label: `Troca de ${from.name} por ${to.name}`,
    amount: gained - lost,
    reason: `${share.days} de ${share.of} dias, a partir de ${formatDateNumeric(on)}: ${formatMoney(gained)} do plano novo menos ${formatMoney(lost)} do anterior, já cobrado.`,
  };
};

/** Days that who pays has at least, where the fee is made late in its month. */
const LEAST_DAYS = 5;

/** When the fee of a month falls due that is made `today`. */
export const feeDueDate = (month: string, billing_day: number, today: string): string => {
  const day = `${month}-${String(billing_day).padStart(2, '0')}`;
  const soonest = addDays(today, LEAST_DAYS);
  return day < soonest ? soonest : day;
};

/** Whether a coupon took something off: paid, it is one of the payments that the coupon is for. */
export const isDiscounted = (lines: readonly Pick<PriceLine, 'kind'>[]): boolean => lines.some(({ kind }) => kind === 'coupon');
