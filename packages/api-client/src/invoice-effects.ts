import { invoiceEffects } from '@esteto/contract/invoice-effects';
import { queriesFor } from './queries.ts';

export const invoiceEffectsQueries = queriesFor(invoiceEffects);
