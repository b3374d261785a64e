import { invite } from '@esteto/contract/identity/invite';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { memberQueries } from '../company/member.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const inviteQueries = queriesFor(invite);
export const inviteMutations = mutationsFor(invite, { invalidates: [inviteQueries, memberQueries] });

/** What an invitation offers, asked once: its token travels in the body, so that the question is no GET. */
export const inviteByToken = (token: string) =>
  queryOptions({
    queryKey: [invite.look.path, token],
    queryFn: ({ signal }) => call(invite.look, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
