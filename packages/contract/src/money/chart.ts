import { TAKER_KINDS } from '@esteto/domain/billing/client/client-kinds';
import { chartSpanTest } from '@esteto/domain/money/chart/chart-period';
import { competence, object } from '@esteto/domain/shared/schema/fields';
import { object as answer, array, boolean, type InferType, number, string } from 'yup';
import { charts } from '../access.ts';
import { get } from '../endpoint.ts';
import { shownSteps } from '../shown-step.ts';

const span = object({ from: competence('De').required(), to: competence('Até').required().test(chartSpanTest()) });

const revenueMonth = answer({ month: string().required(), revenue: number().required() });
const revenueTaker = answer({
  client_id: number().required(),
  name: string().required(),
  kind: string().oneOf(TAKER_KINDS).nullable().defined(),
  revenue: number().required(),
});

/**
 * Cents. `own_only`: these and all other figures are of the invoices alone that the member asked for. `months` begin a year before the first that was asked
 * for; `takers` are of the months asked for, the largest first.
 */
const chartRevenue = answer({
  own_only: boolean().required(),
  months: array(revenueMonth.required()).required(),
  takers: array(revenueTaker.required()).required(),
});
export type ChartRevenue = InferType<typeof chartRevenue>;

/** Cents, oldest first: what the issued notes of a month bring, and what came in during the month, of whatever note. */
const chartInflow = answer({
  months: array(answer({ month: string().required(), issued: number().required(), received: number().required() }).required()).required(),
});
export type ChartInflow = InferType<typeof chartInflow>;

const paySpread = {
  average: number().required(),
  q1: number().required(),
  median: number().required(),
  q3: number().required(),
};

/** Days from the issue to the money, of the notes of the months that are wholly paid (domain: paySpread); `open` are those that are still to be paid. */
const chartPayDays = answer({
  all: answer(paySpread).nullable().defined(),
  takers: array(
    answer({
      client_id: number().required(),
      name: string().required(),
      paid: number().required(),
      open: number().required(),
      spread: answer(paySpread).nullable().defined(),
    }).required(),
  ).required(),
});
export type ChartPayDays = InferType<typeof chartPayDays>;

const taxMonth = answer({
  month: string().required(),
  revenue: number().required(),
  closed: boolean().required(),
  total: number().nullable().defined(),
  problem: string().nullable().defined(),
});

/** Cents; rates as fractions. `hidden`: the member is not told. `last`: how the taxes of the last month that has some came about. */
const chartTaxes = answer({
  hidden: boolean().required(),
  natural_person: boolean().required(),
  on_cash_basis: boolean().required(),
  months: array(taxMonth.required()).required(),
  revenue: number().required(),
  total: number().required(),
  rate: string().nullable().defined(),
  untold: number().required(),
  taxes: array(
    answer({
      tax: string().required(),
      amount: number().required(),
      rate: string().nullable().defined(),
      rule: string().required(),
      source: string().nullable().defined(),
    }).required(),
  ).required(),
  last: answer({ month: string().required(), steps: shownSteps }).nullable().defined(),
});
export type ChartTaxes = InferType<typeof chartTaxes>;

/** A company's figures as pictures, of up to 36 months: those that its lists and its months say. */
export const chart = {
  revenue: get('charts/revenue', {
    summary: 'A receita por mês e por tomador, com o ano anterior ao lado.',
    who: charts.view,
    query: span,
    answer: chartRevenue,
  }),
  inflow: get('charts/inflow', {
    summary: 'O que as notas emitidas de cada mês trazem e o que foi recebido nele.',
    who: charts.view,
    query: span,
    answer: chartInflow,
  }),
  payDays: get('charts/pay-days', {
    summary: 'Em quantos dias cada tomador paga.',
    who: charts.view,
    query: span,
    answer: chartPayDays,
  }),
  taxes: get('charts/taxes', {
    summary: 'Os impostos de cada mês como parte da receita, com o que diz a lei.',
    who: charts.view,
    query: span,
    answer: chartTaxes,
  }),
};
