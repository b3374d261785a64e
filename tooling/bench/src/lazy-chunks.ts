import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APPS } from '@esteto/domain/route/base-paths';
import { LAZY_APART, LAZY_KB } from './bars.ts';
import { distOf } from './built-apps.ts';
import type { Figure } from './table.ts';

/** The largest file of each app that is fetched only on demand, and any other above the bar. */
export const measureLazyChunks = (): Figure[] =>
  APPS.flatMap((app) =>
    lazyChunks(distOf(app))
      .filter(({ kb }, index) => index === 0 || kb > LAZY_KB.bar)
      .map(({ file, kb }) => ({ name: `${app}: ${file}`, value: kb, limit: LAZY_KB, unit: 'kB', digits: 1 })),
  );

/** Every script of a build that its page does not fetch at once, charts apart, the largest first. */
export const lazyChunks = (dist: string): { file: string; kb: number }[] => {
  const assets = join(dist, 'assets');
  const atStart = closure(assets, entriesOf(readFileSync(join(dist, 'index.html'), 'utf8')));
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js') && !atStart.has(file) && !LAZY_APART.test(file))
    .map((file) => ({ file, kb: brotliCompressSync(readFileSync(join(assets, file))).length / 1000 }))
    .toSorted((a, b) => b.kb - a.kb);
};

const entriesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="[^"]*\/assets\/([^"]+\.js)"/g)].map((match) => match[1] ?? '');

/** The files and all that they import at once, by the imports of the built code. */
const closure = (assets: string, files: string[], seen = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = readFileSync(join(assets, file), 'utf8').matchAll(/\b(?:import|from)\s*["']\.\/([^"']+\.js)["']/g);
    closure(
      assets,
      [...imports].map((match) => match[1] ?? ''),
      seen,
    );
  }
  return seen;
};
