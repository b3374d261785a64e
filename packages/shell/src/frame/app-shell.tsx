import { IdentityProvider, useIdentity, usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import { accessTokenAtom } from '@esteto/auth/session/session-store';
import { type App, basePath, namedRoute } from '@esteto/domain/identity/route/base-paths';
import type { MenuEntry } from '@esteto/ui/frame/layout/menu-entry';
import { PersonButton } from '@esteto/ui/frame/layout/person-button.tsx';
import { SearchButton } from '@esteto/ui/frame/layout/search-button.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { useIsFetching } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { frameOf, hasLayouts } from '../layout/frame-of.tsx';
import { Bell } from '../notice/bell.tsx';
import { overlayAtom, useSetOverlay } from '../overlay/overlay.ts';
import type { LoadPalette } from '../palette/palette.tsx';
import { KnownRoutes } from '../route/known-routes.tsx';
import { leaveTo } from '../route/leave-to.ts';
import type { RouteTable } from '../route/route-table.ts';
import { menuOf } from '../route/route-tree.ts';
import { useKeepRoute } from '../route/use-keep-route.ts';
import { usePageChange } from '../route/use-page-change.ts';
import { Blocking } from './blocking.tsx';
import { cornerPanelAtom } from './corner-panel.ts';
import { FrameBanners } from './frame-banners.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { ThinBar } from './thin-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

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

/** The thin bar on top while a call flagged with `meta: { loading: true }` is under way, such as a list with other filters. */
const CallBar = () => (useIsFetching({ predicate: ({ meta }) => meta?.['loading'] === true }) > 0 ? <ThinBar label="Carregando" /> : null);

type OverlaysProps = { app: App; routes: RouteTable; loadPalette: LoadPalette | undefined };

/** The panel in the corner, the search, the list of keys, the second factor and the notices, over every page. Each is loaded when it is first asked for. */
const Overlays = (props: OverlaysProps) => {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const [corner, setCorner] = useAtom(cornerPanelAtom);
  useShortcuts(setOverlay);
  const close = () => setOverlay(null);
  return (
    <Suspense>
      {corner && <corner.Panel onClose={() => setCorner(null)} />}
      {overlay === 'palette' && <Palette {...props} onClose={close} />}
      {overlay === 'keys' && <KeyListDialog onClose={close} />}
      {overlay === 'two_factor' && <OwnTwoFactor onClose={close} />}
      {overlay === 'notices' && <NoticesPanel app={props.app} onClose={close} />}
    </Suspense>
  );
};

const Palette = lazyComponent(() => import('../palette/palette.tsx').then(({ Palette }) => Palette));
const KeyListDialog = lazyComponent(() =>
  import('@esteto/ui/patterns/keys/key-list-dialog.tsx').then(({ KeyListDialog }) => KeyListDialog),
);
const OwnTwoFactor = lazyComponent(() => import('@esteto/auth/two-factor/own-two-factor.tsx').then(({ OwnTwoFactor }) => OwnTwoFactor));
const NoticesPanel = lazyComponent(() => import('../notice/notices-panel.tsx').then(({ NoticesPanel }) => NoticesPanel));

/** The signed-in person's notices, and their button with the menu for second factor, keys, layout and signing out. */
const Person = ({ app, layouts }: { app: App; layouts: boolean }) => {
  const { user } = useIdentity();
  if (!user) return null;
  return (
    <>
      <Bell />
      <PersonButton name={user.name} avatarUrl={user.avatar_url} menu={<OwnMenu app={app} layouts={layouts} />} />
    </>
  );
};

const OwnMenu = lazyComponent(() => import('./own-menu.tsx').then(({ OwnMenu }) => OwnMenu));
