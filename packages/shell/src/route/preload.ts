import { matchRoutes, type RouteObject } from 'react-router';
import type { Load } from './route-table.ts';

/** What each RouteObject of a row carries. */
export type RowHandle = { kind: 'page' | 'dialog'; load: Load };

/** How long the pointer rests on a link of whoever means it; what is on its way to another passes sooner. */
const MEANT_MS = 100;

/**
 * Fetches a page's file before it is asked for: when the pointer, the focus or a finger reaches a link to it; and what the page begins with, when it
 * stays there. Not without a connection: some browsers remember that a file did not come, and would refuse it to whoever asks once there is one again.
 */
export const preloadRoutes = (routes: RouteObject[], startPage: (path: string, search: string) => Promise<void>): void => {
  let meant: ReturnType<typeof setTimeout> | undefined;
  const onAim = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    clearTimeout(meant);
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || !navigator.onLine) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? [])
      void (route.handle as RowHandle | undefined)?.load().catch(() => undefined);
    meant = setTimeout(() => void startPage(link.pathname, link.search).catch(() => undefined), MEANT_MS);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, onAim, { passive: true });
};
