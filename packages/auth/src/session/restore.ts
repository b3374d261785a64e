import { sessionQueries } from '@esteto/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import { accessTokenAtom, type StoredUser, sessionStore, userAtom } from './session-store.ts';

/** Asks the server who is signed in and merges the answer into what is stored. Null when nobody is. */
export const refreshUser = async (queryClient: QueryClient): Promise<StoredUser | null> => {
  if (!sessionStore.get(accessTokenAtom)) return null;
  const user = await queryClient.query({ ...sessionQueries.user({}), staleTime: 'static' });
  // The session may have ended while the answer was on its way.
  if (sessionStore.get(accessTokenAtom)) sessionStore.set(userAtom, { ...sessionStore.get(userAtom), ...user });
  return sessionStore.get(userAtom);
};

/** The stored person at once, else the server's answer. */
export const knownUser = async (queryClient: QueryClient): Promise<StoredUser | null> =>
  sessionStore.get(userAtom) ?? (await refreshUser(queryClient));
