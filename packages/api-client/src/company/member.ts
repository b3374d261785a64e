import { member } from '@esteto/contract/company/member';
import { mutationsFor, queriesFor } from '../queries.ts';

export const memberQueries = queriesFor(member);
export const memberMutations = mutationsFor(member, { invalidates: [memberQueries] });
