import { accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { accreditationQueries } from './accreditation.ts';

export const accreditationInviteQueries = queriesFor(accreditationInvite);
export const accreditationInviteMutations = mutationsFor(accreditationInvite, {
  invalidates: [accreditationInviteQueries, accreditationQueries],
});

/** What an invitation offers, asked once: its token travels in the body, so that the question is no GET. */
export const accreditationInviteByToken = (token: string) =>
  queryOptions({
    queryKey: [accreditationInvite.look.path, token],
    queryFn: ({ signal }) => call(accreditationInvite.look, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
