import { useCallback } from 'react';
import { type To, useLocation } from 'react-router';

/** Where a path below the page leads with the page's own state (filters, order) kept; an absolute path stays as it is. */
export const useChildTo = (): ((path: string) => To) => {
  const { search } = useLocation();
  return useCallback((path) => (path.startsWith('/') ? path : { pathname: path, search }), [search]);
};
