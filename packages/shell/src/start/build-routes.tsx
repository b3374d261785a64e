import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { AppNotFound } from '../frame/app-not-found.tsx';
import { AppShell, type AppShellProps } from '../frame/app-shell.tsx';
import { FirstPaint } from '../frame/first-paint.tsx';
import { PageError } from '../frame/page-error.tsx';
import { guardAgain } from '../route/guard-again.ts';
import { guardLoader } from '../route/guard-loader.ts';
import type { RouteTable } from '../route/route-table.ts';
import { toRoutes } from '../route/to-routes.ts';

/** React Router's tree of a signed-in app: the frame, the guard below it (so that a refusal keeps the frame), then the table. */
export const buildRoutes = ({ app, routes, ...frame }: AppShellProps, queryClient: QueryClient): RouteObject[] => [
  {
    path: basePath[app],
    element: <AppShell app={app} routes={routes} {...frame} />,
    children: [
      {
        loader: guardLoader(app, routes, queryClient),
        shouldRevalidate: guardAgain,
        hydrateFallbackElement: <FirstPaint />,
        errorElement: <PageError />,
        children: [...toRoutes(routes), ...indexOf(routes), { path: '*', element: <AppNotFound app={app} /> }],
      },
    ],
  },
];

/** The base of an app without a home of its own must match too, for the guard to lead on from there. */
const indexOf = (routes: RouteTable): RouteObject[] => (routes.some(({ path }) => path === '') ? [] : [{ index: true }]);
