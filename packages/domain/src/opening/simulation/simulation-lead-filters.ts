import type { InferType } from 'yup';
import { COMPARED_REGIMES, comparedRegimeLabel } from '../../law/tax/comparison/comparison-input.ts';
import { object, oneOf, text } from '../../shared/schema/fields.ts';

export const simulationLeadFilters = object({
  search: text('Busca').max(100),
  best_regime: oneOf('Melhor regime', COMPARED_REGIMES, comparedRegimeLabel),
});
export type SimulationLeadFilters = InferType<typeof simulationLeadFilters>;
