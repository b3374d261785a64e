import { capacity } from '@esteto/contract/month/capacity';
import { queriesFor } from '../queries.ts';

export const capacityQueries = queriesFor(capacity);
