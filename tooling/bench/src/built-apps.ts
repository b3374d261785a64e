import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, type App } from '@esteto/domain/identity/route/base-paths';

export const ROOT = join(import.meta.dirname, '../../..');

export const SERVER = join(ROOT, 'apps/api/dist/server.js');

export const distOf = (app: App): string => join(ROOT, 'apps', app, 'dist');

/** Bytes are measured on what is deployed, and journeys use it, with the server that is. */
export const requireBuiltApps = (): void => {
  const built = [...APPS.map((app) => ({ app, file: join(distOf(app), 'index.html') })), { app: 'api', file: SERVER }];
  const missing = built.filter(({ file }) => !existsSync(file)).map(({ app }) => app);
  if (missing.length > 0) throw new Error(`Falta construir ${missing.join(', ')}: pnpm build`);
};
