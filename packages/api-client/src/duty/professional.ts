import { professional } from '@esteto/contract/duty/professional';
import { queriesFor } from '../queries.ts';

export const professionalQueries = queriesFor(professional);
