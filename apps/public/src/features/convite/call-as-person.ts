import { startApi } from '@esteto/api-client/api';
import { effectOf } from '@esteto/api-client/error-catalogue';
import { createQueryClient } from '@esteto/api-client/query-client';
import { accessTokenAtom, endSession } from '@esteto/auth/session/session-store';
import { askPerson } from '@esteto/shell/blocking/ask-person';
import { clientStore } from '@esteto/ui/system/state/client-store';
import type { QueryClient } from '@tanstack/react-query';

/**
 * The public pages know nobody; this one calls as whoever this browser is signed in as. What they owe first (terms, e-mail) is asked here, and a session
 * that is over asks them to sign in again on the spot.
 */
export const callAsPerson = (): QueryClient => {
  startApi({
    token: () => clientStore.get(accessTokenAtom),
    onFailure: (failure) => {
      if (effectOf(failure) === 'end_session') endSession();
    },
    hold: { ask: (kind) => askPerson({ kind }), leave: endSession },
  });
  return createQueryClient();
};
