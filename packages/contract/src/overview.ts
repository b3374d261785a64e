import { array, type InferType, number, object } from 'yup';
import { member } from './access.ts';
import { monthSummary } from './cash-flow.ts';
import { get } from './endpoint.ts';
import { invoiceRow } from './invoice-answer.ts';

/** The doctor's home at one look. A part that the person may not see is null. */
export const overviewAnswer = object({
  /** The current month and the five before it, oldest first. */
  months: array(monthSummary.required()).nullable().defined(),
  invoices: object({
    open: number().required(),
    attention: number().required(),
    overdue: number().required(),
    latest: array(invoiceRow.required()).required(),
  })
    .nullable()
    .defined(),
});
export type Overview = InferType<typeof overviewAnswer>;

export const overview = {
  home: get('overview', { summary: 'O resumo da empresa.', who: member(), answer: overviewAnswer }),
};
