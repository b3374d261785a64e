import { simulationLead } from '@esteto/contract/simulation-lead';
import { queriesFor } from './queries.ts';

export const simulationLeadQueries = queriesFor(simulationLead);
