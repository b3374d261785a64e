import { overview } from '@esteto/contract/office/overview';
import { queriesFor } from '../queries.ts';

export const overviewQueries = queriesFor(overview);
