import { simulation } from '@esteto/contract/simulation';
import { queriesFor } from './queries.ts';

export const simulationQueries = queriesFor(simulation);
