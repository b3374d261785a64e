import { payrollMonthForm } from '@esteto/domain/month/r-factor/payroll-month-form';
import { R_FACTOR_DECISIONS } from '@esteto/domain/month/r-factor/r-factor-decision';
import { rFactorDecisionForm } from '@esteto/domain/month/r-factor/r-factor-decision-form';
import { rFactorFilters } from '@esteto/domain/month/r-factor/r-factor-filters';
import { R_FACTOR_SITUATIONS } from '@esteto/domain/month/r-factor/r-factor-situation';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { ownRFactors, rFactorComments, rFactors } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { commentCalls } from '../office/comment.ts';

/** Where a company stands with its fator R in a competence: domain, RFactorStanding. */
const standing = {
  situation: string().oneOf(R_FACTOR_SITUATIONS).required(),
  ratio: string().nullable().defined(),
  annex: string().oneOf(['III', 'V']).nullable().defined(),
  /** Months that count, and how many of them have a payroll. */
  window_months: number().required(),
  payroll_months: number().required(),
  revenue12: number().required(),
  /** The part of `revenue12` that is not issued yet. */
  waiting12: number().required(),
  /** With the CPP inside the DAS that were paid in the months, `cpp12`. */
  payroll12: number().required(),
  cpp12: number().required(),
  lacking: number().required(),
};

export const rFactorRow = object({
  /** The company's id. */
  id: number().required(),
  name: string().required(),
  analyst_name: string().nullable().defined(),
  ...standing,
  suggested: number().nullable().defined(),
  balance: number().nullable().defined(),
});
export type RFactorRow = InferType<typeof rFactorRow>;

const payroll = object({
  id: number().required(),
  version: number().required(),
  pro_labore: number().required(),
  wages: number().required(),
  inss_employer: number().required(),
  fgts: number().required(),
  reason: string().required(),
  author_name: string().nullable().defined(),
  updated_at: string().required(),
})
  .nullable()
  .defined();

/** What was decided about the pró-labore of a month; `pro_labore` null where it was refused. */
const decision = object({
  version: number().required(),
  decision: string().oneOf(R_FACTOR_DECISIONS).required(),
  pro_labore: number().nullable().defined(),
  note: string().nullable().defined(),
  author_name: string().nullable().defined(),
  updated_at: string().required(),
})
  .nullable()
  .default(null)
  .defined();

const part = object({ count: number().required(), amount: number().required() }).required();

/** A month of which the payroll is not told yet: domain, PlannedMonth. */
const plannedMonth = object({
  competence: string().required(),
  counts_for: string().required(),
  revenue: number().required(),
  parts: object({ requested: number().required(), recurring: part, shifts: part, mean: number().required() }).required(),
  lowest: number().required(),
  keeps: number().required(),
  annex: string().oneOf(['III', 'V']).required(),
  gain: number().required(),
  cost: number().required(),
  balance: number().required(),
  worth_up_to: number().nullable().defined(),
  decision,
});
export type RFactorPlannedMonth = InferType<typeof plannedMonth>;

export const rFactorHistory = object({
  company: object({
    id: number().required(),
    name: string().required(),
    opening_date: string().nullable().defined(),
    /** Whether it is in the Simples: of another only the payrolls are told, which its months are closed with. */
    has_factor: boolean().required(),
  }).required(),
  competence: string().required(),
  standing: object({
    ...standing,
    months: array(string().required()).required(),
    advice: object({
      suggested: number().required(),
      das_iii: number().required(),
      das_v: number().required(),
      gain: number().required(),
      cost: number().required(),
      balance: number().required(),
    })
      .nullable()
      .defined(),
  }).required(),
  /** The pró-labore of this month with which the next competence has annex III; null where this month does not count for it. */
  this_month: number().nullable().defined(),
  /** By competence, oldest first; a ratio is null before the company opened, and where no payroll is known. `untold_months`: it may be more than that. */
  points: array(
    object({
      competence: string().required(),
      ratio: string().nullable().defined(),
      payroll_months: number().required(),
      untold_months: number().required(),
    }),
  ).required(),
  /** The month under way and those to come, oldest first; empty where nothing can be planned. */
  plan: array(plannedMonth.required()).required(),
  /** Newest first. */
  months: array(
    object({
      competence: string().required(),
      revenue: number().required(),
      waiting: number().required(),
      payroll,
      /** The CPP inside the DAS that was paid in the month, or fell due in it where no payment is known. */
      cpp: number().required(),
    }),
  ).required(),
});
export type RFactorHistory = InferType<typeof rFactorHistory>;

/** What a doctor reads of their own company. */
const ownRFactorDetail = rFactorHistory.pick(['company', 'competence', 'standing', 'points', 'plan']);
export type OwnRFactor = InferType<typeof ownRFactorDetail>;

/** The fator R of one's own company, and what its partners decide of the pró-labore. */
export const ownRFactor = {
  detail: get('r-factor', {
    summary: 'O fator R da própria empresa, com o pró-labore dos meses por vir e o que se decidiu dele.',
    who: ownRFactors.view,
    answer: ownRFactorDetail,
  }),
  decide: post('r-factor/decision', {
    summary: 'Aceita, ajusta ou recusa o pró-labore sugerido de um mês por vir: ele é o que o contador propõe na folha.',
    who: ownRFactors.edit,
    body: rFactorDecisionForm,
  }),
};

export const rFactor = {
  list: get('admin/r-factor', {
    summary: 'O fator R das empresas do Simples num mês.',
    who: rFactors.view,
    query: listQuery(['name'], rFactorFilters),
    answer: page(rFactorRow),
  }),
  history: get('admin/r-factor/:id', {
    summary: 'O fator R de uma empresa, mês a mês, com a receita e a folha de cada um.',
    who: rFactors.view,
    answer: rFactorHistory,
  }),
  ...commentCalls('admin/r-factor/:id', 'o fator R de uma empresa', rFactorComments),
  savePayroll: post('admin/r-factor/:id/payroll', {
    summary: 'Informa ou corrige a folha de um mês, com o motivo.',
    who: rFactors.edit,
    body: payrollMonthForm,
  }),
  decide: post('admin/r-factor/:id/decision', {
    summary: 'Aceita, ajusta ou recusa o pró-labore sugerido de um mês por vir: ele é o que o lote de folhas propõe.',
    who: rFactors.edit,
    body: rFactorDecisionForm,
  }),
};
