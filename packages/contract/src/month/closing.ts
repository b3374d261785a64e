import { TAX_REGIMES } from '@esteto/domain/company/company/company-kinds';
import { OBLIGATION_KEYS } from '@esteto/domain/law/obligation/obligation-rule';
import { BOLETO_STATUSES } from '@esteto/domain/money/boleto/boleto-life';
import { CLOSING_CHECKS } from '@esteto/domain/month/closing/closing-checks';
import { closeForm, closingFilters, closingMoveForm, closingSaveForm, workloadQuery } from '@esteto/domain/month/closing/closing-form';
import { CHECK_RESULTS, CHECK_SIDES, CLOSING_STATUSES } from '@esteto/domain/month/closing/closing-life';
import { MONTHLY_OBLIGATION_STATUSES } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { closingComments, companyClosings, followUp } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { commentCalls } from '../office/comment.ts';
import { recordFields, versioned } from '../record.ts';

/** `side`: whose turn it is where it does not pass; `since`: the day on which it was first found so; `accepted`: why it was closed all the same. */
const check = object({
  key: string().oneOf(CLOSING_CHECKS).required(),
  result: string().oneOf(CHECK_RESULTS).required(),
  side: string().oneOf(CHECK_SIDES).required(),
  words: string().required(),
  since: string(),
  accepted: string(),
  /** The month that it is about, where that is another. */
  at: string(),
});
export type ClosingCheckRow = InferType<typeof check>;

/** A month of a company. Of a closed one the checks are those with which it was closed. `result`: the worst of them. */
export const closingRow = object({
  ...recordFields,
  company_id: number().required(),
  company_name: string().required(),
  month: string().required(),
  status: string().oneOf(CLOSING_STATUSES).required(),
  analyst_id: number().nullable().defined(),
  analyst_name: string().nullable().defined(),
  closed_at: string().nullable().defined(),
  /** How often the law changed it from outside since it was closed. */
  changed_after: number().required(),
  /** Figures of a closed month that would differ today, a sentence each. */
  changes: array(string().required()).required(),
  result: string().oneOf(CHECK_RESULTS).required(),
  checks: array(check.required()).required(),
  /** The first of what does not pass, whose turn it is, and since when it is as bad. */
  fault: string().nullable().defined(),
  turn: string().oneOf(CHECK_SIDES).nullable().defined(),
  since: string().nullable().defined(),
  /** What all that is open of it costs once it is late, cents; as it was found last. */
  penalty: number().required(),
});
export type ClosingRow = InferType<typeof closingRow>;

/** The quarter of the Lucro Presumido up to the month. Cents. */
const presumido = object({
  pis: number().required(),
  cofins: number().required(),
  quarter: string().required(),
  quarter_revenue: number().required(),
  irpj: number().required(),
  csll: number().required(),
});

/** A tax of a month that is paid by a guide, and the guide where one was made. `amount` in cents, null where neither says it. */
export const monthGuide = object({
  obligation_id: number().required(),
  rule_key: string().oneOf(OBLIGATION_KEYS).required(),
  status: string().oneOf(MONTHLY_OBLIGATION_STATUSES).required(),
  legal_date: string().nullable().defined(),
  amount: number().nullable().defined(),
  boleto_id: number().nullable().defined(),
  guide_status: string().oneOf(BOLETO_STATUSES).nullable().defined(),
  pay_by: string().nullable().defined(),
  paid_on: string().nullable().defined(),
});
export type MonthGuide = InferType<typeof monthGuide>;

/** Cents; rates as fractions. `…waiting`: of the figure beside it, what is not issued yet. */
export const closingDetail = closingRow.shape({
  regime: string().oneOf(TAX_REGIMES).required(),
  on_cash_basis: boolean().required(),
  revenue: number().required(),
  waiting: number().required(),
  /** What the DAS is a part of, and of it what has its ISS kept back by takers. */
  base: number().nullable().defined(),
  without_iss: number().nullable().defined(),
  withheld: number().required(),
  payroll: number().nullable().defined(),
  rbt12: number().nullable().defined(),
  rbt12_waiting: number().nullable().defined(),
  ratio: string().nullable().defined(),
  /** The CPP inside the DAS that the payroll of the fator R holds. */
  cpp12: number().nullable().defined(),
  annex: string().nullable().defined(),
  effective_rate: string().nullable().defined(),
  das_calculated: number().nullable().defined(),
  das_waiting: number().nullable().defined(),
  das_problem: string().nullable().defined(),
  das_official: number().nullable().defined(),
  revenue_official: number().nullable().defined(),
  rbt12_official: number().nullable().defined(),
  /** The extract that they were read from, where it was. */
  extract_file_id: string().nullable().defined(),
  presumido: presumido.nullable().defined(),
  observations: string().nullable().defined(),
  guides: array(monthGuide.required()).required(),
  /** Papers of a closed month that left the office already, and to whom, a sentence each. */
  sent: array(string().required()).required(),
  reviewer_name: string().nullable().defined(),
  /** When one of its partners first looked at the closed month. */
  client_seen_at: string().nullable().defined(),
  /** Why it was closed over its alerts, or opened again. */
  reason: string().nullable().defined(),
});
export type ClosingDetail = InferType<typeof closingDetail>;

/** What the extract of the PGDAS-D says, cents, for a person to look at and save; `problem`: why it is not this month's, or could not be read. */
export const closingExtract = object({
  file_id: string().required(),
  das_official: number().nullable().defined(),
  revenue_official: number().nullable().defined(),
  rbt12_official: number().nullable().defined(),
  problem: string().nullable().defined(),
});
export type ClosingExtract = InferType<typeof closingExtract>;

/** The closings of each of the staff, and those of nobody. `after_deadline`: how many will be late at today's pace, null where there is none yet. */
export const closingWorkload = object({
  month: string().required(),
  deadline: string().required(),
  analysts: array(
    object({
      analyst_id: number().nullable().defined(),
      analyst_name: string().nullable().defined(),
      total: number().required(),
      done: number().required(),
      with_client: number().required(),
      after_deadline: number().nullable().defined(),
    }).required(),
  ).required(),
});
export type ClosingWorkload = InferType<typeof closingWorkload>;

const closingList = listQuery(
  ['company_name', 'created_at', 'since', 'penalty', 'status', 'result', 'turn', 'analyst_name'],
  closingFilters,
);

export const closing = {
  list: get('admin/closings', {
    summary: 'Os fechamentos de um mês, com o que falta em cada um.',
    who: companyClosings.view,
    query: closingList,
    answer: page(closingRow),
  }),
  followUp: get('admin/closings/follow-up', {
    summary: 'Onde cada empresa está no mês: notas, folha, imposto, obrigações, fechamento.',
    who: followUp.view,
    query: closingList,
    answer: page(closingRow),
  }),
  workload: get('admin/closings/workload', {
    summary: 'Quantos fechamentos do mês tem cada analista, e quantos ficam para depois do prazo legal.',
    who: followUp.view,
    query: workloadQuery,
    answer: closingWorkload,
  }),
  detail: get('admin/closings/:id', {
    summary: 'Um fechamento, com os números e o que foi conferido.',
    who: companyClosings.view,
    answer: closingDetail,
  }),
  update: put('admin/closings/:id', {
    summary: 'Informa o DAS oficial, o responsável e as observações de um fechamento.',
    who: companyClosings.edit,
    body: versioned(closingSaveForm),
    answer: closingDetail,
  }),
  readExtract: post('admin/closings/:id/extract', {
    summary: 'Lê o extrato do PGDAS-D e guarda o arquivo; os valores só valem quando alguém os salva.',
    who: companyClosings.edit,
    upload: { kinds: ['pdf'] },
    answer: closingExtract,
  }),
  extract: get('admin/closings/:id/extract', {
    summary: 'O extrato do PGDAS-D de que se leram os valores oficiais.',
    who: companyClosings.view,
    answer: 'file',
  }),
  move: post('admin/closings/:id/move', { summary: 'Muda a situação de um fechamento.', who: companyClosings.edit, body: closingMoveForm }),
  close: post('admin/closings/:id/close', {
    summary: 'Fecha o mês. Com alertas, quem fecha é outra pessoa que não quem enviou para revisão, e diz por quê.',
    who: companyClosings.edit,
    body: versioned(closeForm),
  }),
  ...commentCalls('admin/closings/:id', 'um fechamento', closingComments),
  history: get('admin/closings/:id/history', { summary: 'O que aconteceu com um fechamento.', who: companyClosings.view, answer: history }),
};
