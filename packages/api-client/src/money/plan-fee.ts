import { planFee } from '@esteto/contract/money/plan-fee';
import { queriesFor } from '../queries.ts';

export const planFeeQueries = queriesFor(planFee);
