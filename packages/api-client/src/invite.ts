import { invite } from '@esteto/contract/invite';
import { memberQueries } from './member.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const inviteQueries = queriesFor(invite);
export const inviteMutations = mutationsFor(invite, { invalidates: [inviteQueries, memberQueries] });
