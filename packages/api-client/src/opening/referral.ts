import { referral } from '@esteto/contract/opening/referral';
import { queriesFor } from '../queries.ts';

export const referralQueries = queriesFor(referral);
