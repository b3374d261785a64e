import type { Identity } from '@esteto/auth/principal/principal';
import type { QueryLike } from '@esteto/ui/system/query/query-like';

/**
 * The query that a page begins with; null where it begins with none. The page's component carries it (`HomePage.query = …`), so that it is asked as soon
 * as the page's file is there, before anything is drawn, and when the pointer comes to rest on a link to the page.
 */
export type PageQuery = (opened: {
  scope: { company_id?: number; group_id?: number };
  params: URLSearchParams;
  identity: Identity;
}) => QueryLike<unknown> | null;
