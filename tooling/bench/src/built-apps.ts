import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, type App } from '@esteto/domain/route/base-paths';

export const ROOT = join(import.meta.dirname, '../../..');

export const distOf = (app: App): string => join(ROOT, 'apps', app, 'dist');

/** Bytes are measured on what is deployed. */
export const requireBuiltApps = (): void => {
  const missing = APPS.filter((app) => !existsSync(join(distOf(app), 'index.html')));
  if (missing.length > 0) throw new Error(`Falta construir ${missing.join(', ')}: pnpm build`);
};
