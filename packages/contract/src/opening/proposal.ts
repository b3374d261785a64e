import { PAYING_TYPES } from '@esteto/domain/company/company/wizard';
import { COMPARED_REGIMES } from '@esteto/domain/law/tax/comparison/comparison-input';
import { proposalForm, proposalQuotesQuery, proposalTokenForm } from '@esteto/domain/opening/proposal/proposal-form';
import { simulationForm } from '@esteto/domain/opening/simulation/simulation-input';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { anyone, leads } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { offeredPlan, price } from '../plan/plan.ts';
import { versioned } from '../record.ts';

/** A proposal as the team sees it beside its lead. `total`: what is paid at first, in cents; `valid_until`: the last day on which it opens. */
export const proposalRow = object({
  id: number().required(),
  plan_name: string().required(),
  total: number().required(),
  sent_to: string().required(),
  sent_at: string().required(),
  valid_until: string().required(),
  opened_at: string().nullable().defined(),
  opened_count: number().required(),
  taken_at: string().nullable().defined(),
});
export type ProposalRow = InferType<typeof proposalRow>;

/** What was simulated and shown, as it was then. Of the year, in cents. */
const proposedSimulation = object({
  competence: string().required(),
  input: simulationForm.required(),
  best_regime: string().oneOf(COMPARED_REGIMES).required(),
  result: array(
    object({ regime: string().oneOf(COMPARED_REGIMES).required(), tax: number().required(), net: number().required() }).required(),
  ).required(),
});
export type ProposedSimulation = InferType<typeof proposedSimulation>;

/** What whoever holds the link of a proposal sees: all of it as it was sent. `is_taken`: a registration was begun with it. */
export const proposalView = object({
  person: string().nullable().defined(),
  sender: string().nullable().defined(),
  message: string().nullable().defined(),
  account_type: string().oneOf(PAYING_TYPES).required(),
  partners: number().required(),
  is_resident: boolean().required(),
  coupon: string().nullable().defined(),
  plan_name: string().required(),
  services: array(string().required()).required(),
  revenue_limit_month: number().nullable().defined(),
  price: price.required(),
  simulation: proposedSimulation.nullable().defined(),
  sent_at: string().required(),
  valid_until: string().required(),
  is_taken: boolean().required(),
});
export type ProposalView = InferType<typeof proposalView>;

export const proposal = {
  quotes: get('admin/leads/:id/proposal-quotes', {
    summary: 'Os planos como um lead poderia tê-los, com o preço dele.',
    who: leads.view,
    query: proposalQuotesQuery,
    answer: array(offeredPlan).required(),
  }),
  send: post('admin/leads/:id/proposals', {
    summary: 'Envia a um lead, por e-mail, a proposta de um plano.',
    who: leads.edit,
    body: versioned(proposalForm),
    answer: proposalRow,
  }),
  /** Asked by the page's own script, so that what only fetches the link opens nothing. */
  look: post('proposals/look', {
    summary: 'A proposta de um link, e que ela foi aberta.',
    who: anyone,
    body: proposalTokenForm,
    answer: proposalView,
  }),
};
