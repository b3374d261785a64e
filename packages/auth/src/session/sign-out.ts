import { call } from '@esteto/api-client/api';
import { session } from '@esteto/contract/identity/session';
import { readKept, writeKept } from '@esteto/ui/system/state/kept-storage';
import type { QueryClient } from '@tanstack/react-query';
import { endSession } from './session-store.ts';

/** How long to wait for the server: one that does not answer must not keep anybody signed in here. */
const WAIT_MS = 2_000;

/** Ends the session on the server, whatever it answers, and forgets it here together with everything that was fetched. */
export const signOut = async (queryClient: QueryClient): Promise<void> => {
  writeKept('esteto.leaving', 'true');
  await Promise.race([call(session.logout, {}).catch(() => undefined), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  forget(queryClient);
};

/** Whether a tab of this browser is leaving, or has left, while this one still takes itself for signed in: storage is told to other tabs late. */
export const isLeftOnPurpose = (): boolean => readKept('esteto.leaving') !== null || readKept('esteto.access_token') === null;

/** Only the browser's side: the session is already over on the server. */
export const forget = (queryClient: QueryClient): void => {
  endSession();
  queryClient.clear();
};
