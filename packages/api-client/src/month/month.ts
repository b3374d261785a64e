import { boleto } from '@esteto/contract/money/boleto';
import { closing } from '@esteto/contract/month/closing';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { rFactor } from '@esteto/contract/month/r-factor';
import { queriesFor } from '../queries.ts';

/** All that shows what a month of a company comes to: whatever changes one of them may change the others. */
export const monthQueries = [queriesFor(closing), queriesFor(rFactor), queriesFor(monthlyObligation), queriesFor(boleto)];
