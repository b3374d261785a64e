import { chart } from '@esteto/contract/chart';
import { queriesFor } from './queries.ts';

export const chartQueries = queriesFor(chart);
