import { IdentityProvider, useIdentity, usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import { accessTokenAtom } from '@esteto/auth/session/session-store';
import { type App, basePath, namedRoute } from '@esteto/domain/identity/route/base-paths';
import type { MenuEntry } from '@esteto/ui/frame/layout/menu-entry';
import { SearchButton } from '@esteto/ui/frame/layout/search-button.tsx';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { frameOf, hasLayouts } from '../layout/frame-of.tsx';
import { useSetOverlay } from '../overlay/overlay.ts';
import type { LoadPalette } from '../palette/palette.tsx';
import { KnownRoutes } from '../route/known-routes.tsx';
import { leaveTo } from '../route/leave-to.ts';
import type { RouteTable } from '../route/route-table.ts';
import { menuOf } from '../route/route-tree.ts';
import { useKeepRoute } from '../route/use-keep-route.ts';
import { usePageChange } from '../route/use-page-change.ts';
import { Blocking } from './blocking.tsx';
import { CallBar } from './call-bar.tsx';
import { FrameBanners } from './frame-banners.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { Overlays } from './overlays.tsx';
import { Person } from './person.tsx';

export type AppShellProps = {
  app: App;
  routes: RouteTable;
  loadPalette?: LoadPalette;
  /** Chooses what the screens are about, in an app where there is such a choice. */
  scope?: ReactNode;
  /** What an app tells and asks beside its pages. */
  asides?: ReactNode;
};

/** The frame around every page of a signed-in app. A person stored from the last visit sees it at once, while the page is still loading. */
export const AppShell = (props: AppShellProps) => (
  <IdentityProvider>
    <LoadingBar />
    <CallBar />
    <Blocking />
    <Frame {...props} />
  </IdentityProvider>
);

const Frame = ({ app, routes, loadPalette, scope, asides }: AppShellProps) => {
  const { user } = useIdentity();
  const isSignedIn = useAtomValue(accessTokenAtom) !== null;
  const menu = useMenu(app, routes);
  const setOverlay = useSetOverlay();
  const [Layout] = useState(() => frameOf(app));
  usePageChange();
  useKeepRoute(isSignedIn && user !== null, user?.current_route ?? null);
  useLeaveWhenSignedOut(isSignedIn);
  if (!user) return isSignedIn && <Outlet />;
  return (
    <Suspense>
      <Layout
        menu={menu}
        home={basePath[app]}
        switcher={scope}
        search={<SearchButton onClick={() => setOverlay('palette')} />}
        person={<Person app={app} layouts={hasLayouts(app)} />}
        banners={<FrameBanners />}
      >
        <KnownRoutes value={routes}>
          <Outlet />
        </KnownRoutes>
      </Layout>
      {asides}
      <Overlays app={app} routes={routes} loadPalette={loadPalette} />
    </Suspense>
  );
};

/** What the person may see; empty until it is known, so that it does not grow before their eyes. */
const useMenu = (app: App, routes: RouteTable): MenuEntry[] => {
  const { user, company, group } = useIdentity();
  const principal = usePrincipal();
  const isKnown = user?.type === 'admin' || company !== null || group !== null;
  return useMemo(() => (isKnown ? menuOf(app, routes, principal) : []), [app, routes, principal, isKnown]);
};

/** The session ended here or in another tab. (Who arrives without one is sent to Login by the guard.) */
const useLeaveWhenSignedOut = (isSignedIn: boolean): void => {
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) leaveTo(namedRoute.Login);
  }, [isSignedIn]);
};
