import { proposal } from '@esteto/contract/opening/proposal';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { leadQueries } from './lead.ts';

export const proposalQueries = queriesFor(proposal);
export const proposalMutations = mutationsFor(proposal, { invalidates: [leadQueries] });

/** The proposal of a link. A POST, so that the token stands in no log of addresses; asked once for each visit, because it counts them. */
export const proposalByToken = (token: string) =>
  queryOptions({
    queryKey: [proposal.look.path, token],
    queryFn: ({ signal }) => call(proposal.look, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
