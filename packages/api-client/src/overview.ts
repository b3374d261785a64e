import { overview } from '@esteto/contract/overview';
import { queriesFor } from './queries.ts';

export const overviewQueries = queriesFor(overview);
