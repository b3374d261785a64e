import { lawTable } from '@esteto/contract/month/law-table';
import { queriesFor } from '../queries.ts';

export const lawTableQueries = queriesFor(lawTable);
