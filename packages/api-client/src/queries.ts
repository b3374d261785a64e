import type { AnswerOf, CallOf, Endpoint } from '@esteto/contract/endpoint';
import { mutationOptions, queryOptions, type UseMutationOptions, type UseQueryOptions } from '@tanstack/react-query';
import { type CallInput, call } from './api.ts';
import type { ApiFailure } from './failure.ts';

// Query options and mutation options made from a noun's contract. Keys come from the path, so that what a mutation makes stale is said
// by naming nouns (`invalidates`), never by writing keys.

type Nouns = Record<string, Endpoint>;
type Reads<N extends Nouns> = {
  [K in keyof N as N[K]['method'] extends 'GET' ? (N[K]['answer'] extends 'file' ? never : K) : never]: N[K];
};
type Writes<N extends Nouns> = { [K in keyof N as N[K]['method'] extends 'GET' ? never : K]: N[K] };

/** Everything known of a noun, for `invalidates`. */
export type Invalidates = { readonly keys: readonly (readonly [string])[] };

export type Query<E extends Endpoint> = (input: CallOf<E>) => UseQueryOptions<AnswerOf<E>, ApiFailure, AnswerOf<E>>;
export type Mutation<E extends Endpoint> = UseMutationOptions<AnswerOf<E>, ApiFailure, CallInput<E>>;

export type Queries<N extends Nouns> = { [K in keyof Reads<N>]: Query<N[K & keyof N] & Endpoint> } & Invalidates;
export type Mutations<N extends Nouns> = { [K in keyof Writes<N>]: Mutation<N[K & keyof N] & Endpoint> };

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
    /** While it is under way: `blocking` covers the screen with a spinner, `loading` moves the bar on top. */
    queryMeta: { blocking?: boolean; loading?: boolean };
    mutationMeta: { invalidates?: readonly Invalidates[]; blocking?: boolean };
  }
}

/** `unitQueries.list({ group_id, sort: 'name' })`: one factory for each GET of the noun, and `keys` for `invalidates`. */
export const queriesFor = <N extends Nouns>(noun: N): Queries<N> => {
  const reads = Object.entries(noun).filter(([, endpoint]) => endpoint.method === 'GET' && endpoint.answer !== 'file');
  const factories = reads.map(([name, endpoint]) => [
    name,
    (input: object) =>
      queryOptions({
        queryKey: [endpoint.path, input],
        queryFn: ({ signal }) => call(endpoint, { ...input, signal } as CallInput<Endpoint>),
      }),
  ]);
  return { ...Object.fromEntries(factories), keys: reads.map(([, endpoint]) => [endpoint.path] as const) } as Queries<N>;
};

type MutationRules<N extends Nouns> = {
  invalidates: readonly Invalidates[];
  /** Those that cover the whole screen with a spinner while they are under way. */
  blocking?: readonly (keyof Writes<N>)[];
};

/** `unitMutations.create`: options for each write of the noun; what they make stale is refetched by the query client. */
export const mutationsFor = <N extends Nouns>(noun: N, { invalidates, blocking = [] }: MutationRules<N>): Mutations<N> => {
  const writes = Object.entries(noun).filter(([, endpoint]) => endpoint.method !== 'GET');
  return Object.fromEntries(
    writes.map(([name, endpoint]) => [
      name,
      mutationOptions({
        mutationKey: [endpoint.path, endpoint.method],
        mutationFn: (input: object) => call(endpoint, input as CallInput<Endpoint>),
        meta: { invalidates, blocking: blocking.some((flagged) => flagged === name) },
      }),
    ]),
  ) as unknown as Mutations<N>;
};
