import { configuration } from '@esteto/contract/configuration';
import { queriesFor } from './queries.ts';

export const configurationQueries = queriesFor(configuration);
