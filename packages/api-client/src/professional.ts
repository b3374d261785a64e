import { professional } from '@esteto/contract/professional';
import { queriesFor } from './queries.ts';

export const professionalQueries = queriesFor(professional);
