import { call } from '@esteto/api-client/api';
import { session } from '@esteto/contract/identity/session';
import { useEffect, useRef } from 'react';
import { usePagePath } from './use-page-change.ts';

/** A person who passes through a page is not there. */
const STAYS_MS = 10_000;

/** Tells the server where the person stands, so that the next login leads there. One small call a page that they stay on; that it fails stops nobody. */
export const useKeepRoute = (isSignedIn: boolean, route: string | null): void => {
  const path = usePagePath().replace(/(?<=.)\/+$/, '');
  const keptRoute = useRef(route);
  useEffect(() => {
    if (!isSignedIn || !path || path === keptRoute.current) return;
    const timer = setTimeout(() => {
      keptRoute.current = path;
      call(session.keepRoute, { body: { route: path } }).catch(() => undefined);
    }, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, path]);
};
