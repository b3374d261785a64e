import { array, type InferType, number, object, string } from 'yup';
import { member } from '../access.ts';
import { invoiceRow } from '../billing/invoice-answer.ts';
import { get } from '../endpoint.ts';
import { monthSummary } from '../money/cash-flow.ts';

/** The doctor's home at one look. A part that the person may not see is null. */
export const overviewAnswer = object({
  /** The current month and the five before it, oldest first. */
  months: array(monthSummary.required()).nullable().defined(),
  invoices: object({
    open: number().required(),
    attention: number().required(),
    /** When one invoice alone waits for the person: which; and the first last day to answer of all that wait. */
    attention_id: number().nullable().defined(),
    attention_due: string().nullable().defined(),
    /** Money still expected after its day, whether a part of it came or nothing. */
    late: number().required(),
    /** What those late ones still owe, in cents, and the one that fell due first; null without any. */
    at_risk: object({ amount: number().required(), client_name: string().required(), due_date: string().required() }).nullable().defined(),
    latest: array(invoiceRow.required()).required(),
  })
    .nullable()
    .defined(),
});
export type Overview = InferType<typeof overviewAnswer>;

export const overview = {
  home: get('overview', { summary: 'O resumo da empresa.', who: member(), answer: overviewAnswer }),
};
