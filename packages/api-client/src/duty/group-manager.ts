import { groupManager } from '@esteto/contract/duty/group-manager';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { managementGroupQueries } from './management-group.ts';

export const groupManagerQueries = queriesFor(groupManager);
export const groupManagerMutations = mutationsFor(groupManager, { invalidates: [groupManagerQueries, managementGroupQueries] });

/** What an invitation offers, asked once: its token travels in the body, so that the question is no GET. */
export const managerInviteByToken = (token: string) =>
  queryOptions({
    queryKey: [groupManager.look.path, token],
    queryFn: ({ signal }) => call(groupManager.look, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
