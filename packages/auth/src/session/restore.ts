import { sessionQueries } from '@esteto/api-client/identity/session';
import type { SessionUser } from '@esteto/contract/identity/session';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { accessTokenAtom, type StoredUser, userAtom } from './session-store.ts';

/** Asks the server who is signed in and merges the answer into what is stored. Null when nobody is. */
export const refreshUser = async (queryClient: QueryClient): Promise<StoredUser | null> => {
  if (!clientStore.get(accessTokenAtom)) return null;
  const user = await queryClient.query({ ...sessionQueries.user({}), staleTime: 'static' });
  // The session may have ended while the answer was on its way.
  if (clientStore.get(accessTokenAtom)) clientStore.set(userAtom, { ...clientStore.get(userAtom), ...user });
  return clientStore.get(userAtom);
};

/** Whenever the server says anew who is signed in, because something of theirs was changed, the stored person is that. */
export const keepUser = (queryClient: QueryClient): void => {
  const hash = hashKey(sessionQueries.user({}).queryKey);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const user = event.query.state.data as SessionUser;
    if (clientStore.get(accessTokenAtom)) clientStore.set(userAtom, user);
  });
};

/** The stored person at once, else the server's answer. */
export const knownUser = async (queryClient: QueryClient): Promise<StoredUser | null> =>
  clientStore.get(userAtom) ?? (await refreshUser(queryClient));
