import type { MutationFunctionContext, QueryFunctionContext, QueryKey, UseMutationOptions, UseQueryOptions } from '@tanstack/react-query';

/** What `queryOptions()` answers, as far as ui needs it: ui knows no endpoint, so it takes any query whose data fit. */
export type QueryLike<Data> = {
  queryKey: QueryKey;
  queryFn?: unknown;
  staleTime?: unknown;
  refetchInterval?: unknown;
  /** Never read: ties the type of the data to the query. */
  select?: ((data: never) => unknown) | undefined;
} & DataOf<Data>;

/** A query of which only a part is meant: `select` makes the data from what the call answers. */
export type PartOfQuery<Data> = { queryKey: QueryKey; queryFn?: unknown; select: (answer: never) => Data };

type DataOf<Data> = { queryFn?: Callable<QueryFunctionContext, Data | Promise<Data>> | symbol | undefined };

/** A query factory: input in, query out. Method-typed so that a factory with a narrower input (one endpoint's) fits. */
export type QueryFactory<Input, Data> = Callable<Input, QueryLike<Data>>;

export type Callable<Input, Output> = { call(input: Input): Output }['call'];

/** The one place where the narrow type meets TanStack's. */
export const asQuery = <Data>(query: QueryLike<Data> | PartOfQuery<Data>): UseQueryOptions<Data> =>
  query as unknown as UseQueryOptions<Data>;

/** What `mutationOptions()` answers, as far as ui needs it. */
export type MutationLike<Answer, Input> = {
  mutationFn?: { call(input: Input, context: MutationFunctionContext): Promise<Answer> }['call'] | undefined;
};

export const asMutation = <Answer, Input>(mutation: MutationLike<Answer, Input>): UseMutationOptions<Answer, Error, Input> =>
  mutation as unknown as UseMutationOptions<Answer, Error, Input>;
