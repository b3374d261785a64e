import { cashBook } from '@esteto/contract/money/cash-book';
import { mutationsFor, queriesFor } from '../queries.ts';
import { boletoQueries } from './boleto.ts';

export const cashBookQueries = queriesFor(cashBook);
/** The closing of a month makes the guide of its tax. */
export const cashBookMutations = mutationsFor(cashBook, { invalidates: [cashBookQueries, boletoQueries] });
