import { effectOf } from '@esteto/api-client/error-catalogue';
import type { ApiFailure } from '@esteto/api-client/failure';
import { accessTokenAtom } from '@esteto/auth/session/session-store';
import { forget, isLeftOnPurpose, signOut } from '@esteto/auth/session/sign-out';
import { INSUFFICIENT_PERMISSIONS, SESSION_EXPIRED } from '@esteto/contract/wire-error';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { clientStore } from '@esteto/ui/system/state/client-store';
import type { QueryClient } from '@tanstack/react-query';
import { leaveTo } from '../route/leave-to.ts';

/** What some failures mean for the whole app, whoever made the call (api-client: the error catalogue). */
export const onFailure =
  (queryClient: QueryClient) =>
  (failure: ApiFailure): void => {
    const effect = effectOf(failure);
    if (effect === 'end_session') {
      if (!clientStore.get(accessTokenAtom)) return;
      if (isLeftOnPurpose()) leaveTo(namedRoute.Login);
      else leaveTo(`${namedRoute.Login}?redirect=${here()}`, { text: SESSION_EXPIRED, tone: 'warning' });
      forget(queryClient);
    } else if (effect === 'sign_out') {
      // 'Back' must not lead to the page that was refused.
      void signOut(queryClient).then(() => leaveTo(namedRoute.Login, { text: INSUFFICIENT_PERMISSIONS, tone: 'error' }, 'replace'));
    } else if (effect === 'maintenance') {
      // The page says it; a notice would wait there and come when the service is back.
      leaveTo(namedRoute.Maintenance);
    }
  };

const here = (): string => encodeURIComponent(location.pathname + location.search);
