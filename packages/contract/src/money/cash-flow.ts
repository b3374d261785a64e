import { BALANCE_TYPES, balanceTypeLabel } from '@esteto/domain/money/cash-flow/balance-type';
import { EXPENSES, TRANSACTION_CATEGORIES } from '@esteto/domain/money/reconciliation/transaction-category';
import { competence, object, oneOf } from '@esteto/domain/shared/schema/fields';
import { object as answer, array, boolean, type InferType, number, string } from 'yup';
import { cashFlow as cashFlowAccess } from '../access.ts';
import { invoiceRow } from '../billing/invoice-answer.ts';
import { get } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { ownBoletoRow } from './boleto.ts';
import { expenseRow } from './expense.ts';

/** One month of money in and out, in cents (domain: monthlySummary): expected by the competence of the invoices, received by the day of the money. */
export const monthSummary = answer({
  month: string().required(),
  in: answer({ expected: number().required(), received: number().required() }).required(),
  out: answer({ expected: number().required(), paid: number().required() }).required(),
  balance: number().required(),
  mean: number().nullable().defined(),
});
export type MonthSummary = InferType<typeof monthSummary>;

const balanceType = oneOf('Saldo', BALANCE_TYPES, balanceTypeLabel);

/** An invoice with what it adds to the month, of the balance type that was asked for. `received_on`: the last day on which money came in the month. */
const cashFlowEntry = invoiceRow.shape({ amount: number().required(), received_on: string().nullable().defined() });
export type CashFlowEntry = InferType<typeof cashFlowEntry>;

/** A movement of a bank that paid what no boleto says; `amount` in cents, above zero. */
const expense = answer({
  id: number().required(),
  date: string().required(),
  memo: string().required(),
  category: string().oneOf(TRANSACTION_CATEGORIES).required(),
  amount: number().required(),
});
export type Expense = InferType<typeof expense>;

/** What the next weeks follow from (domain: forecastFlows); who sees only their own notes is told nothing of what goes out. */
const forecast = answer({
  own_only: boolean().required(),
  notes: array(
    answer({
      id: number().required(),
      title: string().required(),
      client_id: number().required(),
      client: string().required(),
      amount: number().required(),
      issued_on: string().required(),
    }).required(),
  ).required(),
  paid: array(answer({ client_id: number().required(), days: number().required(), cents: number().required() }).required()).required(),
  invoiced: array(
    answer({
      client_id: number().required(),
      client: string().required(),
      month: string().required(),
      amount: number().required(),
      day: number().required(),
    }).required(),
  ).required(),
  outflows: array(
    answer({
      kind: string().oneOf(['boleto', 'expense']).required(),
      id: number().required(),
      title: string().required(),
      amount: number().required(),
      on: string().required(),
      category: string().oneOf(EXPENSES).nullable().defined(),
    }).required(),
  ).required(),
  spent: array(
    answer({
      category: string().oneOf(EXPENSES).required(),
      month: string().required(),
      amount: number().required(),
      day: number().required(),
    }).required(),
  ).required(),
  guided: array(answer({ month: string().required(), amount: number().required() }).required()).required(),
  balance: answer({ amount: number().required(), on: string().required() }).nullable().defined(),
});
export type Forecast = InferType<typeof forecast>;

/** Longest span of the chart, in months. */
export const MAX_MONTHS = 36;

export const cashFlow = {
  months: get('cash-flow', {
    summary: 'Entradas e saídas por mês.',
    who: cashFlowAccess.view,
    query: object({ from: competence('De').required(), to: competence('Até').required(), balance_type: balanceType }),
    answer: array(monthSummary.required()).required(),
  }),
  forecast: get('cash-flow/forecast', {
    summary: 'De que depende o caixa das próximas treze semanas: o que vem, em quanto tempo cada tomador paga e o que há a pagar.',
    who: cashFlowAccess.view,
    answer: forecast,
  }),
  /** The rows behind the numbers of one month. */
  entries: get('cash-flow/entries', {
    summary: 'As notas por trás de um mês.',
    who: cashFlowAccess.view,
    query: listQuery(['due_date', 'net_amount'], object({ month: competence('Mês').required(), balance_type: balanceType })),
    answer: page(cashFlowEntry),
  }),
  outflows: get('cash-flow/outflows', {
    summary: 'Os boletos por trás das saídas de um mês.',
    who: cashFlowAccess.view,
    query: listQuery(['pay_by', 'amount'], object({ month: competence('Mês').required(), balance_type: balanceType })),
    answer: page(ownBoletoRow),
  }),
  planned: get('cash-flow/planned', {
    summary: 'As despesas de um mês que foram escritas à mão.',
    who: cashFlowAccess.view,
    query: listQuery(['due_on'], object({ month: competence('Mês').required(), balance_type: balanceType })),
    answer: page(expenseRow),
  }),
  expenses: get('cash-flow/expenses', {
    summary: 'O que mais saiu em um mês, pelo extrato: o que foi categorizado como despesa.',
    who: cashFlowAccess.view,
    query: listQuery(['date'], object({ month: competence('Mês').required() })),
    answer: page(expense),
  }),
};
