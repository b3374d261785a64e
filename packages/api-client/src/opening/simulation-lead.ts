import { simulationLead } from '@esteto/contract/opening/simulation-lead';
import { queriesFor } from '../queries.ts';

export const simulationLeadQueries = queriesFor(simulationLead);
