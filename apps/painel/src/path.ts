import { pathTo } from '@esteto/shell/link/path-to';
import type { Address } from './addresses.ts';

/** Links inside this app, made from its own addresses. */
export const path = pathTo<Address>();
