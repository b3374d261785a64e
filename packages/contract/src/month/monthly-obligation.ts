import { RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { OBLIGATION_KEYS } from '@esteto/domain/law/obligation/obligation-rule';
import { BOLETO_STATUSES } from '@esteto/domain/money/boleto/boleto-life';
import { DELIVERY_KINDS } from '@esteto/domain/month/monthly-obligation/delivery-kind';
import {
  monthlyObligationCreateForm,
  monthlyObligationFilters,
  monthlyObligationForm,
  obligationCalendarFilters,
  obligationDeliveryForm,
  obligationMatrixFilters,
  obligationMoveForm,
  obligationsDeliveryForm,
  obligationsNoFactForm,
  offeredObligationsQuery,
} from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { MONTHLY_OBLIGATION_STATUSES } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { monthlyObligations, obligationComments } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { commentCalls } from '../office/comment.ts';
import { recordFields, versioned } from '../record.ts';
import { recordFiles } from '../record-file.ts';
import { shownSteps } from '../shown-step.ts';

/** `amount` in cents; `legal_date` null where the municipality's day is not known. */
export const monthlyObligationRow = object({
  ...recordFields,
  company_id: number().required(),
  company_name: string().required(),
  /** Null of one that the office's own rule asks: `rule_id`, and `rule_name` as it was. */
  rule_key: string().oneOf(OBLIGATION_KEYS).nullable().defined(),
  rule_id: number().nullable().defined(),
  rule_name: string().nullable().defined(),
  competence: string().required(),
  legal_date: string().nullable().defined(),
  target_date: string().nullable().defined(),
  status: string().oneOf(MONTHLY_OBLIGATION_STATUSES).required(),
  amount: number().nullable().defined(),
  /** What is to be paid: the amount that is told, else the month's DAS as it is computed. */
  amount_due: number().nullable().defined(),
  analyst_id: number().nullable().defined(),
  analyst_name: string().nullable().defined(),
  delivered_on: string().nullable().defined(),
  delivery_kind: string().oneOf(DELIVERY_KINDS).nullable().defined(),
  protocol_number: string().nullable().defined(),
  paid_on: string().nullable().defined(),
  /** The boleto of its guide, with which it is delivered and paid. */
  boleto_id: number().nullable().defined(),
  guide_status: string().oneOf(BOLETO_STATUSES).nullable().defined(),
});
export type MonthlyObligationRow = InferType<typeof monthlyObligationRow>;

/** `company_observations`: what holds for all obligations of the company; `steps`: how its date came to be. */
export const monthlyObligationDetail = monthlyObligationRow.shape({
  observations: string().nullable().defined(),
  company_observations: string().nullable().defined(),
  steps: shownSteps,
  /** `amount` in cents; one that was made for a day after the tax's holds fine and interest too. */
  guide: object({
    id: number().required(),
    status: string().oneOf(BOLETO_STATUSES).required(),
    amount: number().required(),
    pay_by: string().required(),
    paid_on: string().nullable().defined(),
  })
    .nullable()
    .defined(),
  /** The fine if it is delivered today, or of the day on which it was; null where none is known. */
  fine_estimate: number().nullable().defined(),
  /** Whether the rule of the office says that being late costs a fine; null of one of the law's. */
  generates_fine: boolean().nullable().defined(),
  /** Profits of the month of a delivered EFD-Reinf that were written or voided since. */
  profits_since: number().required(),
  /** When the first partner read that it was delivered; null where nobody was told, or has read it. */
  seen_at: string().nullable().defined(),
  files: recordFiles,
});
export type MonthlyObligationDetail = InferType<typeof monthlyObligationDetail>;

/** As little as a calendar and a matrix show of one. */
const seenObligation = monthlyObligationRow.pick(['id', 'rule_key', 'rule_id', 'rule_name', 'competence', 'legal_date', 'status']);
export type SeenObligation = InferType<typeof seenObligation>;

export const calendarObligation = seenObligation.shape({ company_name: string().required(), analyst_name: string().nullable().defined() });
export type CalendarObligation = InferType<typeof calendarObligation>;

export const matrixRow = object({
  id: number().required(),
  name: string().required(),
  obligations: array(seenObligation.required()).required(),
});
export type MatrixRow = InferType<typeof matrixRow>;

const changed = object({ changed: number().required() });

export const monthlyObligation = {
  list: get('admin/monthly-obligations', {
    summary: 'Obrigações mensais das empresas.',
    who: monthlyObligations.view,
    query: listQuery(['legal_date', 'created_at'], monthlyObligationFilters),
    answer: page(monthlyObligationRow),
  }),
  calendar: get('admin/monthly-obligations/calendar', {
    summary: 'O que vence entre dois dias. De cada dia só as primeiras onde são muitas: `is_cut` diz que há mais.',
    who: monthlyObligations.view,
    query: obligationCalendarFilters,
    answer: object({ items: array(calendarObligation.required()).required(), is_cut: boolean().required() }),
  }),
  matrix: get('admin/monthly-obligations/matrix', {
    summary: 'As empresas com o que cada uma tem a cumprir em um mês.',
    who: monthlyObligations.view,
    query: listQuery(['name'], obligationMatrixFilters),
    answer: page(matrixRow),
  }),
  offered: get('admin/monthly-obligations/offered', {
    summary: 'As obrigações que uma empresa pode ter em uma competência, pelo regime que tinha nela.',
    who: monthlyObligations.view,
    query: offeredObligationsQuery,
    answer: array(string().oneOf(OBLIGATION_KEYS).required()).required(),
  }),
  detail: get('admin/monthly-obligations/:id', {
    summary: 'Uma obrigação, com o cálculo do vencimento e os arquivos.',
    who: monthlyObligations.view,
    answer: monthlyObligationDetail,
  }),
  create: post('admin/monthly-obligations', {
    summary: 'Inclui uma obrigação que nenhuma regra gerou.',
    who: monthlyObligations.edit,
    body: monthlyObligationCreateForm,
    answer: monthlyObligationDetail,
  }),
  update: put('admin/monthly-obligations/:id', {
    summary: 'Altera valor, responsável e observações de uma obrigação.',
    who: monthlyObligations.edit,
    body: versioned(monthlyObligationForm),
    answer: monthlyObligationDetail,
  }),
  move: post('admin/monthly-obligations/:id/move', {
    summary: 'Muda a situação de uma obrigação.',
    who: monthlyObligations.edit,
    body: obligationMoveForm,
  }),
  deliver: post('admin/monthly-obligations/:id/deliver', {
    summary: 'Registra a entrega de uma obrigação; depois do vencimento, em atraso.',
    who: monthlyObligations.edit,
    body: versioned(obligationDeliveryForm),
  }),
  deliverMany: post('admin/monthly-obligations/deliver', {
    summary: 'Registra a entrega de várias obrigações.',
    who: monthlyObligations.edit,
    body: obligationsDeliveryForm,
    answer: changed,
  }),
  noFactMany: post('admin/monthly-obligations/no-fact', {
    summary: 'Marca várias obrigações como sem fato gerador.',
    who: monthlyObligations.edit,
    body: obligationsNoFactForm,
    answer: changed,
  }),
  readFile: get('admin/monthly-obligations/:id/files/:document', {
    summary: 'Um arquivo de uma obrigação.',
    who: monthlyObligations.view,
    answer: 'file',
  }),
  attach: post('admin/monthly-obligations/:id/files', {
    summary: 'Guarda um arquivo de uma obrigação: a guia, o recibo.',
    who: monthlyObligations.edit,
    upload: { kinds: RECORD_FILE_KINDS },
    answer: recordFiles,
  }),
  detach: del('admin/monthly-obligations/:id/files/:document', {
    summary: 'Retira um arquivo de uma obrigação.',
    who: monthlyObligations.edit,
    answer: recordFiles,
  }),
  ...commentCalls('admin/monthly-obligations/:id', 'uma obrigação', obligationComments),
  history: get('admin/monthly-obligations/:id/history', {
    summary: 'O que aconteceu com uma obrigação.',
    who: monthlyObligations.view,
    answer: history,
  }),
};
