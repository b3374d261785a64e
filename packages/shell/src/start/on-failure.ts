import type { ApiFailure } from '@esteto/api-client/failure';
import { accessTokenAtom, sessionStore } from '@esteto/auth/session/session-store';
import { forget, signOut } from '@esteto/auth/session/sign-out';
import type { Endpoint } from '@esteto/contract/endpoint';
import { INSUFFICIENT_PERMISSIONS, MAINTENANCE, MODULE_FORBIDDEN, SESSION_EXPIRED } from '@esteto/contract/wire-error';
import { namedRoute } from '@esteto/domain/route/base-paths';
import type { QueryClient } from '@tanstack/react-query';
import { leaveTo } from './leave-to.ts';

/** What some failures mean for the whole app, whoever made the call (product.md section 8). */
export const onFailure =
  (queryClient: QueryClient) =>
  ({ status, message }: ApiFailure, endpoint: Endpoint): void => {
    if (status === 401 && endpoint.who.kind !== 'anyone') {
      if (!sessionStore.get(accessTokenAtom)) return;
      const back = encodeURIComponent(location.pathname + location.search);
      leaveTo(`${namedRoute.Login}?redirect=${back}`, { text: SESSION_EXPIRED, tone: 'warning' });
      forget(queryClient);
    } else if (status === 403 && message === MODULE_FORBIDDEN) {
      void signOut(queryClient).then(() => leaveTo(namedRoute.Login, { text: INSUFFICIENT_PERMISSIONS, tone: 'error' }));
    } else if (status === 503) {
      leaveTo(namedRoute.Maintenance, { text: MAINTENANCE, tone: 'warning' });
    }
  };
