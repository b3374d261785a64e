import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from '@esteto/domain/identity/route/base-paths';
import type { RouteTable } from '@esteto/shell/route/route-table';
import { type Address, addressesOf } from '@esteto/shell/route/route-tree';

/** An app's route table. It is plain data and has no effect on import, so Node reads it as it is. An app without one has no routes yet. */
export const tableIn = async (root: string, app: App): Promise<RouteTable> => {
  const file = join(root, 'apps', app, 'src/routes.ts');
  if (!existsSync(file)) return [];
  const { routes } = (await import(pathToFileURL(file).href)) as { routes: RouteTable };
  return routes;
};

/** Every page and dialog of an app. */
export const addressesIn = async (root: string, app: App): Promise<Address[]> => addressesOf(app, await tableIn(root, app));
