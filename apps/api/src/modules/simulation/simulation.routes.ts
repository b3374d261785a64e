import { simulation } from '@esteto/contract/simulation';
import type { Bind } from '../../platform/http/bind.ts';
import type { SimulationService } from './simulation.service.ts';

export const simulationRoutes = (bind: Bind, simulations: SimulationService) => [
  bind(simulation.start, simulations.start),
  bind(simulation.pdf, simulations.pdf),
  bind(simulation.keep, simulations.keep),
];
