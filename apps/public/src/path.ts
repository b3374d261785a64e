import { type PathsOf, pathTo } from '@esteto/shell/link/path-to';
import type { routes } from './routes.ts';

/** Links inside this app, made from its own addresses. */
export const path = pathTo<PathsOf<'/', typeof routes>>();
