import { chart } from '@esteto/contract/money/chart';
import { queriesFor } from '../queries.ts';

export const chartQueries = queriesFor(chart);
