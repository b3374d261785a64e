import { MutationCache, QueryClient } from '@tanstack/react-query';

const FRESH_MS = 30_000;

/** The app's cache. A mutation that succeeded makes its nouns stale here, and nowhere else. */
export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: async (_answer, _input, _context, mutation) => {
        const stale = (mutation.meta?.invalidates ?? []).flatMap((noun) => noun.keys);
        await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      },
    }),
    defaultOptions: {
      // A call without a connection is answered at once ('Sem conexão com a internet.') instead of waiting in silence for one.
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => error.kind === 'no_response' && count < 2,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
};
