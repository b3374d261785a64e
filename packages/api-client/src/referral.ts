import { referral } from '@esteto/contract/referral';
import { queriesFor } from './queries.ts';

export const referralQueries = queriesFor(referral);
