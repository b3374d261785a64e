import { whenIdle } from '@esteto/ui/system/state/when-idle';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PageError } from '../frame/page-error.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { guardAgain } from '../route/guard-again.ts';
import { guestLoader } from '../route/guest-loader.ts';
import type { RouteTable } from '../route/route-table.ts';
import { toRoutes } from '../route/to-routes.ts';
import { PublicProviders } from './public-providers.tsx';
import { report } from './report.ts';

/** Starts the public app. What `index.html` shows stays until the first page is ready to take its place. */
export const startPublic = ({ routes }: { routes: RouteTable }): void => {
  whenIdle(() => void import('../worker/watch-version.ts').then(({ watchVersion }) => watchVersion()).catch(report));
  const router = createBrowserRouter([
    {
      element: <PublicFrame />,
      children: [{ loader: guestLoader(routes), shouldRevalidate: guardAgain, errorElement: <PageError />, children: toRoutes(routes) }],
    },
  ]);
  const render = (): void => {
    const root = document.getElementById('root');
    if (root)
      startTransition(() =>
        createRoot(root).render(
          <PublicProviders router={router}>
            <RouterProvider router={router} onError={report} />
          </PublicProviders>,
        ),
      );
  };
  if (router.state.initialized) return render();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    render();
  });
};
