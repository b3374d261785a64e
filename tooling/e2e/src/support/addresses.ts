import { join } from 'node:path';
import { addressesIn } from '@esteto/checks/route-tables';
import { APPS, type App } from '@esteto/domain/identity/route/base-paths';
import type { Address } from '@esteto/shell/route/route-tree';
import type { DemoPerson } from './people.ts';

// Every address of the four apps, read from their route tables, and who sees the most of each.

const ROOT = join(import.meta.dirname, '../../../..');

export const SEES_MOST: Record<App, DemoPerson | null> = { public: null, professional: 'ana', painel: 'master', gestao: 'manager' };

export type AppAddress = Pick<Address, 'path' | 'kind' | 'parent'> & { app: App };

const ofApp = async (app: App): Promise<AppAddress[]> =>
  (await addressesIn(ROOT, app)).map(({ path, kind, parent }) => ({ app, path, kind, parent }));

export const addresses: readonly AppAddress[] = (await Promise.all(APPS.map(ofApp))).flat();
