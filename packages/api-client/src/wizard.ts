import { wizard } from '@esteto/contract/wizard';
import { queriesFor } from './queries.ts';

export const wizardQueries = queriesFor(wizard);
