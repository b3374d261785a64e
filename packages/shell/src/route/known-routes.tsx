import { createContext, useContext } from 'react';
import type { RouteTable } from './route-table.ts';

const NO_ROUTES: RouteTable = [];

/** Told by the frame to the pages in it: a page that imported the table which brings it would go in a circle. */
export const KnownRoutes = createContext<RouteTable>(NO_ROUTES);

/** The app's own route table. */
export const useKnownRoutes = (): RouteTable => useContext(KnownRoutes);
