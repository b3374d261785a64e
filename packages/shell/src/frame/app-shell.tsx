import { IdentityProvider, useIdentity, usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import { accessTokenAtom } from '@esteto/auth/session/session-store';
import { accountingStatusMessage } from '@esteto/domain/company/accounting-status';
import { type App, basePath, namedRoute } from '@esteto/domain/route/base-paths';
import { AppFrame } from '@esteto/ui/layout/app-frame.tsx';
import type { MenuEntry } from '@esteto/ui/layout/menu-entry';
import { Banner } from '@esteto/ui/states/banner.tsx';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { Outlet } from 'react-router';
import type { RouteTable } from '../route/route-table.ts';
import { menuOf } from '../route/route-tree.ts';
import { leaveTo } from '../start/leave-to.ts';
import { LoadingBar } from './loading-bar.tsx';
import { Person } from './person.tsx';
import { ScopeSwitcher } from './scope-switcher.tsx';
import { usePageChange } from './use-page-change.ts';

type AppShellProps = { app: App; routes: RouteTable };

/** What stands around every page of a signed-in app. It is there at once for who was here before, while the rest is still on its way. */
export const AppShell = (props: AppShellProps) => (
  <IdentityProvider>
    <LoadingBar />
    <Frame {...props} />
  </IdentityProvider>
);

const Frame = ({ app, routes }: AppShellProps) => {
  const { user, company } = useIdentity();
  const isSignedIn = useAtomValue(accessTokenAtom) !== null;
  const menu = useMenu(app, routes);
  usePageChange();
  useLeaveWhenSignedOut(isSignedIn);
  if (!user) return isSignedIn && <Outlet />;
  const notActive = company && accountingStatusMessage[company.accounting_status];
  return (
    <AppFrame
      menu={menu}
      home={basePath[app]}
      switcher={<ScopeSwitcher />}
      person={<Person />}
      banners={notActive && <Banner tone="waiting">{notActive}</Banner>}
    >
      <Outlet />
    </AppFrame>
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
