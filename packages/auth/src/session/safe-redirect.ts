import { API_PATH, appOf } from '@esteto/domain/identity/route/base-paths';

const ANY_ORIGIN = 'https://esteto.invalid';

/**
 * The `redirect` of the login page when it leads to a page of this product: an absolute path on the same origin. Anything else
 * ('//evil', 'https:…', 'javascript:…', '/\evil', the API, the login page itself) is null.
 */
export const safeRedirect = (wanted: string | null | undefined): string | null => {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || appOf(pathname) === 'public' || pathname.startsWith(API_PATH)) return null;
  return pathname + search + hash;
};
