import { sessionQueries } from '@esteto/api-client/session';
import { clientStore } from '@esteto/ui/system/state/client-store';
import type { QueryClient } from '@tanstack/react-query';
import { accessTokenAtom, type StoredUser, userAtom } from './session-store.ts';

/** Asks the server who is signed in and merges the answer into what is stored. Null when nobody is. */
export const refreshUser = async (queryClient: QueryClient): Promise<StoredUser | null> => {
  if (!clientStore.get(accessTokenAtom)) return null;
  const user = await queryClient.query({ ...sessionQueries.user({}), staleTime: 'static' });
  // The session may have ended while the answer was on its way.
  if (clientStore.get(accessTokenAtom)) clientStore.set(userAtom, { ...clientStore.get(userAtom), ...user });
  return clientStore.get(userAtom);
};

/** The stored person at once, else the server's answer. */
export const knownUser = async (queryClient: QueryClient): Promise<StoredUser | null> =>
  clientStore.get(userAtom) ?? (await refreshUser(queryClient));
