import { COMPARED_REGIMES } from '@esteto/domain/law/tax/comparison/comparison-input';
import { simulationForm } from '@esteto/domain/opening/simulation/simulation-input';
import { simulationLeadFilters } from '@esteto/domain/opening/simulation/simulation-lead-filters';
import { array, type InferType, number, object, string } from 'yup';
import { simulationLeads } from '../access.ts';
import { get } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';

export const simulationLeadRow = object({
  id: number().required(),
  lead_id: number().required(),
  name: string().required(),
  email: string().required(),
  phone: string().nullable().defined(),
  consented_at: string().required(),
  revenue: number().required(),
  best_regime: string().oneOf(COMPARED_REGIMES).required(),
  /** What the best regime leaves in the year, in cents. */
  best_net: number().required(),
});
export type SimulationLeadRow = InferType<typeof simulationLeadRow>;

export const simulationLeadDetail = simulationLeadRow.shape({
  /** The month whose tax tables held. */
  competence: string().required(),
  input: simulationForm.required(),
  result: array(
    object({ regime: string().oneOf(COMPARED_REGIMES).required(), tax: number().required(), net: number().required() }).required(),
  ).required(),
  consent_version: string().required(),
  retention_until: string().required(),
});
export type SimulationLeadDetail = InferType<typeof simulationLeadDetail>;

export const simulationLead = {
  list: get('admin/simulation-leads', {
    summary: 'Simulações que pessoas deixaram, com consentimento.',
    who: simulationLeads.view,
    query: listQuery(['consented_at', 'best_net'], simulationLeadFilters),
    answer: page(simulationLeadRow),
  }),
  detail: get('admin/simulation-leads/:id', {
    summary: 'Uma simulação: o que foi informado e o que foi mostrado.',
    who: simulationLeads.view,
    answer: simulationLeadDetail,
  }),
};
