import { cashBook } from '@esteto/contract/money/cash-book';
import { mutationsFor, queriesFor } from '../queries.ts';

export const cashBookQueries = queriesFor(cashBook);
export const cashBookMutations = mutationsFor(cashBook, { invalidates: [cashBookQueries] });
