import { signup } from '@esteto/contract/opening/signup';
import { queryOptions } from '@tanstack/react-query';
import { type CallInput, call } from '../api.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const signupQueries = queriesFor(signup);
export const signupMutations = mutationsFor(signup, { invalidates: [] });

/** Asked once for what a link brought; the same again changes nothing. */
export const broughtByLink = (input: CallInput<typeof signup.bring>) =>
  queryOptions({
    queryKey: [signup.bring.path, input],
    queryFn: ({ signal }) => call(signup.bring, { ...input, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
