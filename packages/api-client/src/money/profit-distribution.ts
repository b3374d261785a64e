import { profitDistribution } from '@esteto/contract/money/profit-distribution';
import { mutationsFor, queriesFor } from '../queries.ts';
import { boletoQueries } from './boleto.ts';

export const profitDistributionQueries = queriesFor(profitDistribution);
/** What is kept back of them is a guide. */
export const profitDistributionMutations = mutationsFor(profitDistribution, { invalidates: [profitDistributionQueries, boletoQueries] });
