import { RECURRENCE_STATUSES } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import { BOLETO_KINDS } from '@esteto/domain/money/boleto/boleto-life';
import {
  boletoRecurrenceFilters,
  boletoRecurrenceForm,
  boletoRecurrenceStartForm,
} from '@esteto/domain/money/boleto-recurrence/boleto-recurrence-form';
import { object as form } from '@esteto/domain/shared/schema/fields';
import { type InferType, number, object, string } from 'yup';
import { boletos } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** `amount` and `discount_amount` in cents, rates as fractions; `description`: as the next boleto will have it. */
export const boletoRecurrenceRow = object({
  ...recordFields,
  company_id: number().required(),
  company_name: string().required(),
  status: string().oneOf(RECURRENCE_STATUSES).required(),
  pause_reason: string().nullable().defined(),
  kind: string().oneOf(BOLETO_KINDS).required(),
  description: string().required(),
  amount: number().required(),
  day: number().required(),
  until: string().nullable().defined(),
  fine_rate: string().nullable().defined(),
  interest_rate: string().nullable().defined(),
  discount_amount: number().nullable().defined(),
  discount_day: number().nullable().defined(),
  last_competence: string().required(),
  /** What is made next, and on which day; null unless it is active. */
  next_competence: string().nullable().defined(),
  next_on: string().nullable().defined(),
});
export type BoletoRecurrenceRow = InferType<typeof boletoRecurrenceRow>;

/** Boletos of a fixed bill, made anew every month until the end or until somebody ends it. */
export const boletoRecurrence = {
  list: get('admin/boleto-recurrences', {
    summary: 'Boletos que se repetem todo mês, com o próximo de cada um.',
    who: boletos.view,
    query: listQuery(['created_at', 'amount'], boletoRecurrenceFilters),
    answer: page(boletoRecurrenceRow),
  }),
  detail: get('admin/boleto-recurrences/:id', { summary: 'Um boleto que se repete.', who: boletos.view, answer: boletoRecurrenceRow }),
  start: post('admin/boleto-recurrences', {
    summary: 'Inclui um boleto que se repete todo mês: o primeiro agora, os outros alguns dias antes de cada vencimento.',
    who: boletos.edit,
    body: boletoRecurrenceStartForm,
    /** The id of the first boleto. */
    answer: object({ id: number().required() }),
  }),
  update: put('admin/boleto-recurrences/:id', {
    summary: 'Altera os boletos que ainda vão ser feitos; os que já existem ficam como estão.',
    who: boletos.edit,
    body: versioned(boletoRecurrenceForm),
    answer: boletoRecurrenceRow,
  }),
  resume: post('admin/boleto-recurrences/:id/resume', {
    summary: 'Retoma uma repetição que parou, a partir do mês que ainda não venceu.',
    who: boletos.edit,
    body: versioned(form({})),
  }),
  end: post('admin/boleto-recurrences/:id/end', {
    summary: 'Encerra uma repetição: nenhum boleto novo é feito.',
    who: boletos.edit,
    body: versioned(form({})),
  }),
};
