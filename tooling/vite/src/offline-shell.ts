import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APPS, basePath } from '@esteto/domain/identity/route/base-paths';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';

const WORKER = join(import.meta.dirname, 'worker/service-worker.ts');

/**
 * Says in `shell.js` what the service worker keeps of this app; the app at the root brings the worker itself. Both stand at the root of the
 * app's build with names that never change, so they are served with no-cache.
 */
export const offlineShell = (): Plugin => {
  let base = '/';
  return {
    name: 'esteto:offline-shell',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    // After the page was made: it is part of the bundle then.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const shell = {
          base: base === '/' ? '/' : base.slice(0, -1),
          revision: createHash('sha256').update(page.source).digest('hex').slice(0, 12),
          start: startOf(bundle, base),
          files: Object.keys(bundle)
            .filter((name) => name.startsWith('assets/'))
            .map((name) => base + name),
        };
        this.emitFile({ type: 'asset', fileName: 'shell.js', source: `self.shells.push(${JSON.stringify(shell)});\n` });
        if (base === '/') this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await worker() });
      },
    },
  };
};

/** The scripts that the page starts with, its styles, and the fonts of the language. */
const startOf = (bundle: Rolldown.OutputBundle, base: string): string[] => {
  const start = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || start.has(name)) return;
    start.add(name);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && file.isEntry) add(name);
    if (name.endsWith('.css') || /latin-wght-normal.*\.woff2$/.test(name)) start.add(name);
  }
  return [...start].map((name) => base + name);
};

/** The worker's file: the shells of all apps, then the worker itself. */
export const worker = async (): Promise<string> => {
  const { code } = await transformWithOxc(await readFile(WORKER, 'utf8'), WORKER, { sourcemap: false });
  const shells = APPS.map((app) => (basePath[app] === '/' ? '/shell.js' : `${basePath[app]}/shell.js`));
  // An app that is not deployed has no shell: the others are kept all the same.
  const load = shells.map((path) => `try { importScripts(${JSON.stringify(path)}) } catch (error) { console.warn(error) }`);
  return ['self.shells = [];', ...load, code].join('\n');
};
