import { COMPANY_TYPES, TAX_REGIMES } from '@esteto/domain/company/company/company-kinds';
import { simulationForm } from '@esteto/domain/opening/simulation/simulation-input';
import { simulationLeadForm } from '@esteto/domain/opening/simulation/simulation-lead';
import { array, type InferType, number, object, string } from 'yup';
import { anyone, invoices } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** What a simulation of one's own company starts from: as far as the member sees its invoices. `months` are the last twelve whole ones, oldest first. */
export const simulationStart = object({
  months: array(object({ month: string().required(), gross: number().required() }).required()).required(),
  iss_rate: string().nullable().defined(),
  /** By the city's parameters, where the office keeps them. */
  city: string().nullable().defined(),
  city_iss_rate: string().nullable().defined(),
  /** Payrolls of the months that are told; cents. None for who is no partner. */
  payrolls: array(object({ pro_labore: number().required(), wages: number().required() }).required()).required(),
  tax_regime: string().oneOf(TAX_REGIMES).required(),
  type: string().oneOf(COMPANY_TYPES).required(),
});
export type SimulationStart = InferType<typeof simulationStart>;

export const simulation = {
  start: get('simulations/start', {
    summary: 'Os últimos doze meses da empresa, de que parte a simulação.',
    who: invoices.view,
    answer: simulationStart,
  }),
  pdf: post('simulations/pdf', { summary: 'A simulação em PDF.', who: anyone, body: simulationForm, answer: 'file' }),
  keep: post('simulations', {
    summary: 'Guarda a simulação de quem consente, para ser procurado sobre ela.',
    who: anyone,
    body: simulationLeadForm,
  }),
};
