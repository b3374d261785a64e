import { receiptPaper } from '@esteto/contract/money/receipt-paper';
import { monthQueries } from '../month/month.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { boletoPaperQueries } from './boleto-paper.ts';

export const receiptPaperQueries = queriesFor(receiptPaper);
export const receiptPaperMutations = mutationsFor(receiptPaper, {
  invalidates: [receiptPaperQueries, boletoPaperQueries, ...monthQueries],
});
