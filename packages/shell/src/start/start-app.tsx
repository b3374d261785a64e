import { startApi } from '@esteto/api-client/api';
import { createQueryClient } from '@esteto/api-client/query-client';
import { loadIdentity } from '@esteto/auth/principal/load-identity';
import { takeNotice } from '@esteto/auth/session/notice';
import { keepUser, refreshUser } from '@esteto/auth/session/restore';
import { accessTokenAtom } from '@esteto/auth/session/session-store';
import { signOut } from '@esteto/auth/session/sign-out';
import { type App, namedRoute } from '@esteto/domain/identity/route/base-paths';
import { toast } from '@esteto/ui/components/toast/toast';
import type { OfferHelp } from '@esteto/ui/system/context/help-offer.tsx';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { whenIdle } from '@esteto/ui/system/state/when-idle';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { askPerson } from '../blocking/ask-person.ts';
import type { BlockActions } from '../blocking/block-actions.ts';
import '../frame/page-parts.ts';
import { BlockingDialogs } from '../blocking/blocking-dialogs.tsx';
import type { LoadPalette } from '../palette/palette.tsx';
import { pageStart } from '../route/guard-loader.ts';
import { leaveTo } from '../route/leave-to.ts';
import { preloadRoutes } from '../route/preload.ts';
import type { RouteTable } from '../route/route-table.ts';
import { AppProviders } from './app-providers.tsx';
import { buildRoutes } from './build-routes.tsx';
import { onFailure } from './on-failure.ts';
import { report } from './report.ts';

type AppStart = {
  app: Exclude<App, 'public'>;
  routes: RouteTable;
  /** The records that the search finds beside pages and actions: `() => import('./palette.ts')`. */
  palette?: LoadPalette;
  /** Chooses the company or group that the screens are about, where the app has them. */
  scope?: ReactNode;
  /** What the app tells and asks beside its pages. */
  asides?: ReactNode;
  /** How what holds calls is lifted, where only the app knows. */
  blocks?: BlockActions;
  /** What is offered where something failed. */
  help?: OfferHelp;
};

/** Starts a signed-in app: the first calls leave before React renders. */
export const startApp = ({ app, routes, palette, scope, asides, blocks, help }: AppStart): void => {
  const queryClient = createQueryClient();
  startApi({
    token: () => clientStore.get(accessTokenAtom),
    onFailure: onFailure(queryClient),
    hold: {
      ask: (kind) => askPerson({ kind }),
      leave: () => void signOut(queryClient).then(() => leaveTo(namedRoute.Login)),
    },
    confirmCredentials: (fields) => askPerson({ kind: 'credentials', fields }),
  });
  // The stored person is shown at once and replaced by the server's answer. The guard waits for what it needs and reports what failed.
  void refreshUser(queryClient).catch(report);
  void loadIdentity(queryClient).catch(report);
  keepUser(queryClient);

  // In a task of its own, so that the browser can answer a touch between evaluating the modules and the first render.
  setTimeout(() => showApp({ app, routes, palette, scope, asides, blocks, help }, queryClient));
  leaveWhenRestoredSignedOut();
  whenIdle(() => void import('../worker/watch-version.ts').then(({ watchVersion }) => watchVersion()).catch(report));
};

const showApp = ({ app, routes, palette, scope, asides, blocks, help }: AppStart, queryClient: QueryClient): void => {
  const tree = buildRoutes({ app, routes, loadPalette: palette, scope, asides }, queryClient);
  const router = createBrowserRouter(tree);
  const root = document.getElementById('root');
  if (root)
    startTransition(() =>
      createRoot(root).render(
        <AppProviders router={router} queryClient={queryClient} touch={app === 'professional'} help={help}>
          <RouterProvider router={router} onError={report} />
          <BlockingDialogs actions={blocks} />
        </AppProviders>,
      ),
    );

  const notice = takeNotice();
  if (notice) toast[notice.tone](notice.text);
  preloadRoutes(tree, pageStart(app, routes, queryClient));
};

/** The browser may bring back a page as it stood before its session ended. */
const leaveWhenRestoredSignedOut = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !clientStore.get(accessTokenAtom)) location.replace(namedRoute.Login);
  });
