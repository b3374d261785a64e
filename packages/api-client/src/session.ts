import { session } from '@esteto/contract/session';
import { queriesFor } from './queries.ts';

export const sessionQueries = queriesFor(session);
