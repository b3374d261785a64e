import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APPS } from '@esteto/domain/identity/route/base-paths';
import { LAZY_APART, OWN_KB } from './bars.ts';
import { distOf } from './built-apps.ts';
import type { Figure } from './table.ts';

/** What the largest page or dialog of each app brings of its own, and any other above the bar. */
export const measureOwnChunks = (): Figure[] =>
  APPS.flatMap((app) =>
    ownChunks(distOf(app))
      .filter(({ kb }, index) => index === 0 || kb > OWN_KB.bar)
      .map(({ file, kb }) => ({ name: `${app}: ${file}`, value: kb, limit: OWN_KB, unit: 'kB', digits: 1 })),
  );

/** The file of each page and dialog of a build: what no other shares with it. The largest first. */
export const ownChunks = (dist: string): { file: string; kb: number }[] => {
  const assets = join(dist, 'assets');
  return readdirSync(assets)
    .filter((file) => /\.(?:page|dialog)-[\w-]+\.js$/.test(file) && !LAZY_APART.test(file))
    .map((file) => ({ file, kb: brotliCompressSync(readFileSync(join(assets, file))).length / 1000 }))
    .toSorted((a, b) => b.kb - a.kb);
};
