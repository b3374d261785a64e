import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { RouteTable } from '../route/route-table.ts';
import { toRoutes } from '../route/to-routes.ts';
import { PublicProviders } from '../start/public-providers.tsx';

/** A page of the public app as a story: at its address, with nobody signed in. */
export const PublicScreen = ({ routes, at }: { routes: RouteTable; at: string }) => {
  const [router] = useState(() => createMemoryRouter(toRoutes(routes), { initialEntries: [at] }));
  return (
    <PublicProviders router={router}>
      <RouterProvider router={router} />
    </PublicProviders>
  );
};
