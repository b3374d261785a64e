import { configuration } from '@esteto/contract/identity/configuration';
import { queriesFor } from '../queries.ts';

export const configurationQueries = queriesFor(configuration);
