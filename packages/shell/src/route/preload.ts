import { matchRoutes, type RouteObject } from 'react-router';
import type { Load } from './route-table.ts';

/** What each RouteObject of a row carries. */
export type RowHandle = { kind: 'page' | 'dialog'; load: Load };

/**
 * Fetches a page's file before it is asked for: when the pointer, the focus or a finger reaches a link to it. Not without a connection: some
 * browsers remember that a file did not come, and would refuse it to whoever asks once there is one again.
 */
export const preloadRoutes = (routes: RouteObject[]): void => {
  const preload = (path: string): void => {
    if (!navigator.onLine) return;
    for (const { route } of matchRoutes(routes, path) ?? []) void (route.handle as RowHandle | undefined)?.load().catch(() => undefined);
  };
  const onAim = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) preload(link.pathname);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, onAim, { passive: true });
};
