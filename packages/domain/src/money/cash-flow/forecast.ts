import type { InferType } from 'yup';
import type { PaidAfter } from '../../billing/payment/days-to-pay.ts';
import { dueDates } from '../../law/obligation/calendar.ts';
import { addCompetence, competenceOf, firstDayOf, lastCompetences, lastDayOf } from '../../shared/date/competence.ts';
import { addDays, daysBetween } from '../../shared/date/date.ts';
import { sumCents } from '../../shared/money/money.ts';
import { cents, id, integer, list, object } from '../../shared/schema/fields.ts';
import { type PaySpread, paySpread } from '../chart/pay-spread.ts';
import { EXPENSES, type ExpenseCategory, transactionCategoryLabel } from '../reconciliation/transaction-category.ts';

// Money of the next thirteen weeks: what was issued and what is invoiced as a rule, each by the days that its payer really takes; less boletos, expenses
// and the taxes that are still to come. Nothing here is certain, and each flow says where it comes from. Cents throughout, days as 'YYYY-MM-DD'.

export const FORECAST_WEEKS = 13;

/** A note that waits for its money; `amount`: what is missing. `issued_on`: the day of the request while it is not issued. */
export type ForecastNote = { id: number; title: string; client_id: number; client: string; amount: number; issued_on: string };

/** What a taker was invoiced for in a month, and the first day on which. */
export type InvoicedMonth = { client_id: number; client: string; month: string; amount: number; day: number };

/** `category`: of an expense that was written by hand. */
export type ForecastOutflow = {
  kind: 'boleto' | 'expense';
  id: number;
  title: string;
  amount: number;
  on: string;
  category: ExpenseCategory | null;
};

/** What was spent for one thing in a month beside the boletos, and the first day on which. */
export type SpentMonth = { category: ExpenseCategory; month: string; amount: number; day: number };

/** Taxes of a month as the charts tell them; null where nothing can be said. */
export type TaxedMonth = { month: string; revenue: number; total: number | null };

export type ForecastFacts = {
  today: string;
  notes: readonly ForecastNote[];
  /** Payments of wholly paid notes. */
  paid: readonly (PaidAfter & { client_id: number })[];
  invoiced: readonly InvoicedMonth[];
  outflows: readonly ForecastOutflow[];
  spent: readonly SpentMonth[];
  /** What boletos say already of a month's taxes, INSS and FGTS apart: those are none of the taxes that the charts tell. */
  guided: readonly { month: string; amount: number }[];
  taxes: readonly TaxedMonth[];
};

/** What one would like to know: without some takers, with so many more shifts a month of such a value. */
export const whatIfForm = object({
  without: list('Sem estes tomadores', id('Tomador').required()),
  shifts: integer('Plantões a mais por mês').min(0).max(31).default(0).required(),
  shift_value: cents('Valor de cada plantão').max(100_000_00, 'Valor de cada plantão: escreva até R$ 100.000,00.'),
});
export type WhatIf = InferType<typeof whatIfForm>;

/** Takers whose money the forecast counts on, each once, by their names. */
export const forecastTakers = (facts: Pick<ForecastFacts, 'notes' | 'invoiced' | 'today'>): { id: number; name: string }[] => {
  const takers = new Map([...facts.notes, ...usualRevenue(facts)].map(({ client_id, client }) => [client_id, client]));
  return [...takers].map(([taker, name]) => ({ id: taker, name })).toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
};

/** `amount` signed; `early` and `late`: between which days half of the money comes, both `on` for what goes out. */
export type ForecastFlow = {
  kind: 'note' | 'usual' | 'shift' | 'boleto' | 'expense' | 'habit' | 'tax';
  id: number;
  title: string;
  amount: number;
  on: string;
  early: string;
  late: string;
};

/** A week from `from` on; balances at its end, `low` where everybody pays late, `high` where everybody pays early. */
export type ForecastWeek = { from: string; in: number; out: number; taxes: number; balance: number; low: number; high: number };

/** Without any payment so far: a month, give or take. */
const UNKNOWN: PaySpread = { average: 30, q1: 20, median: 30, q3: 45 };
/** What should have come already comes within a week, or a month later. */
const OVERDUE = { soon: 7, late: 30 };
/** Months that say what a taker is invoiced for as a rule, or what is spent, and in how many of them it must have been. */
const RULE = { months: 3, at_least: 2 };

export const forecastFlows = (facts: ForecastFacts, { without, shifts, shift_value }: WhatIf): ForecastFlow[] => {
  const { today, notes, paid, outflows } = facts;
  const spreadOf = spreads(paid);
  const arrival = (issued_on: string, client_id: number | null) => arrivalOf(issued_on, spreadOf(client_id), today);
  const usual = usualRevenue(facts).filter(({ client_id }) => !without.includes(client_id));
  const extra = shifts > 0 && shift_value ? monthsAhead(today).map((month) => ({ month, amount: shifts * shift_value })) : [];
  return [
    ...notes
      .filter(({ client_id }) => !without.includes(client_id))
      .map(({ id, title, client, client_id, amount, issued_on }) => ({
        kind: 'note' as const,
        id,
        title: `${title}, ${client}`,
        amount,
        ...arrival(issued_on, client_id),
      })),
    ...usual.map(({ client, client_id, amount, issued_on }) => ({
      kind: 'usual' as const,
      id: client_id,
      title: client,
      amount,
      ...arrival(issued_on, client_id),
    })),
    ...extra.map(({ month, amount }) => ({
      kind: 'shift' as const,
      id: 0,
      title: 'Plantões a mais',
      amount,
      ...arrival(lastDayOf(month), null),
    })),
    ...outflows.map(({ on, amount, category: _, ...flow }) => ({ ...flow, amount: -amount, ...onDay(on < today ? today : on) })),
    ...usualExpenses(facts),
    ...taxesToCome(facts, [...usual.map(({ issued_on, amount }) => ({ month: competenceOf(issued_on), amount })), ...extra]),
  ].filter(({ early }) => early <= lastDay(today));
};

const lastDay = (today: string): string => addDays(today, 7 * FORECAST_WEEKS - 1);

const onDay = (on: string) => ({ on, early: on, late: on });

/** The days that each client takes; of one who has paid nothing yet those of all. */
const spreads = (paid: ForecastFacts['paid']) => {
  const all = paySpread(paid) ?? UNKNOWN;
  const byClient = Map.groupBy(paid, ({ client_id }) => client_id);
  return (client_id: number | null): PaySpread => (client_id === null ? null : paySpread(byClient.get(client_id) ?? [])) ?? all;
};

const arrivalOf = (issued_on: string, { q1, median, q3 }: PaySpread, today: string) => {
  const on = addDays(issued_on, median);
  if (on <= today) return { on: addDays(today, OVERDUE.soon), early: addDays(today, 1), late: addDays(today, OVERDUE.late) };
  const early = addDays(issued_on, q1);
  return { on, early: early <= today ? addDays(today, 1) : early, late: addDays(issued_on, q3) };
};

/** This month and those that may still bring money within the weeks. */
const monthsAhead = (today: string): string[] => [0, 1, 2].map((ahead) => addCompetence(competenceOf(today), ahead));

type UsualMonth = { client_id: number; client: string; amount: number; issued_on: string };

/** What takers are invoiced for month after month and was not yet: the median of their last months, on their usual day. */
const usualRevenue = ({ today, invoiced }: Pick<ForecastFacts, 'today' | 'invoiced'>): UsualMonth[] => {
  const current = competenceOf(today);
  const former = new Set(lastCompetences(addCompetence(current, -1), RULE.months));
  return [...Map.groupBy(invoiced, ({ client_id }) => client_id).values()].flatMap((months) => {
    const recent = months.filter(({ month }) => former.has(month));
    const [first] = recent;
    if (!first || recent.length < RULE.at_least) return [];
    const amount = median(recent.map((month) => month.amount));
    const day = median(recent.map((month) => month.day));
    return monthsAhead(today)
      .filter((month) => !months.some((one) => one.month === month))
      .map((month) => ({ client_id: first.client_id, client: first.client, amount, issued_on: dayOf(month, day, today) }));
  });
};

/** Taxes have their own reckoning, and what is left of profit is no bill. */
const NO_HABIT: readonly ExpenseCategory[] = ['tax', 'profit'];

/** What is spent month after month, less what was spent or is meant to be spent for it in the month already: the median of the last months, on their usual day. */
const usualExpenses = ({ today, spent, outflows }: Pick<ForecastFacts, 'today' | 'spent' | 'outflows'>): ForecastFlow[] => {
  const current = competenceOf(today);
  const former = new Set(lastCompetences(addCompetence(current, -1), RULE.months));
  return [...Map.groupBy(spent, ({ category }) => category)].flatMap(([category, months]) => {
    const recent = months.filter(({ month }) => former.has(month));
    if (recent.length < RULE.at_least || NO_HABIT.includes(category)) return [];
    const usual = median(recent.map(({ amount }) => amount));
    const day = median(recent.map((month) => month.day));
    return monthsAhead(today).flatMap((month) => {
      const already = months.filter((one) => one.month === month).map(({ amount }) => amount);
      const meant = outflows.filter((flow) => flow.category === category && competenceOf(flow.on) === month).map(({ amount }) => amount);
      const amount = usual - sumCents([...already, ...meant]);
      const title = transactionCategoryLabel[category];
      return amount > 0
        ? [{ kind: 'habit' as const, id: EXPENSES.indexOf(category), title, amount: -amount, ...onDay(dayOf(month, day, today)) }]
        : [];
    });
  });
};

const dayOf = (month: string, day: number, today: string): string => {
  const last = lastDayOf(month);
  const usual = addDays(firstDayOf(month), day - 1);
  const own = usual > last ? last : usual;
  return own < today ? today : own;
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

/**
 * Taxes that no boleto says yet, on the day of the DAS: of a month that has begun what the charts say of it, and of what is still to be invoiced the share that
 * the last months had. It is an estimate: rates grow with the revenue of twelve months.
 */
const taxesToCome = (
  { today, guided, taxes }: Pick<ForecastFacts, 'today' | 'guided' | 'taxes'>,
  coming: readonly { month: string; amount: number }[],
): ForecastFlow[] => {
  const reckoned = taxes.filter(({ total, revenue }) => total !== null && revenue > 0);
  const share = sumCents(reckoned.map(({ total }) => total ?? 0)) / (sumCents(reckoned.map(({ revenue }) => revenue)) || 1);
  const months = [addCompetence(competenceOf(today), -1), ...monthsAhead(today)];
  return months.flatMap((month, index) => {
    const paidBy = sumCents(guided.filter((one) => one.month === month).map(({ amount }) => amount));
    const own = taxes.find((one) => one.month === month)?.total ?? 0;
    const rest = sumCents(coming.filter((one) => one.month === month).map(({ amount }) => amount));
    const amount = Math.max(0, own - paidBy) + Math.round(rest * share);
    const { das } = dueDates(month);
    return amount === 0 ? [] : [{ kind: 'tax' as const, id: index, title: month, amount: -amount, ...onDay(das < today ? today : das) }];
  });
};

/** The weeks with what comes and goes in each, from a balance of `opening` on. */
export const forecastWeeks = (today: string, opening: number, flows: readonly ForecastFlow[]): ForecastWeek[] => {
  const weekOf = (day: string): number => Math.floor(daysBetween(today, day) / 7);
  const upTo = (week: number, day: (flow: ForecastFlow) => string): number =>
    opening + sumCents(flows.filter((flow) => weekOf(day(flow)) <= week).map(({ amount }) => amount));
  return Array.from({ length: FORECAST_WEEKS }, (_, week) => {
    const ofWeek = flows.filter(({ on }) => weekOf(on) === week);
    const total = (is: (flow: ForecastFlow) => boolean): number => Math.abs(sumCents(ofWeek.filter(is).map(({ amount }) => amount)));
    return {
      from: addDays(today, 7 * week),
      in: total(({ amount }) => amount > 0),
      out: total(({ amount, kind }) => amount < 0 && kind !== 'tax'),
      taxes: total(({ kind }) => kind === 'tax'),
      balance: upTo(week, ({ on }) => on),
      low: upTo(week, ({ late }) => late),
      high: upTo(week, ({ early }) => early),
    };
  });
};
