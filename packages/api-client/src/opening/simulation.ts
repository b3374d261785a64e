import { simulation } from '@esteto/contract/opening/simulation';
import { mutationsFor, queriesFor } from '../queries.ts';

export const simulationQueries = queriesFor(simulation);
export const simulationMutations = mutationsFor(simulation, { invalidates: [] });
