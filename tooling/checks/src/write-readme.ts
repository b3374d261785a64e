import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCK, worksToday } from './works-today.ts';

/** Writes what works today into the README, from the route tables. */
const root = join(import.meta.dirname, '../../..');
const readme = join(root, 'README.md');
const table = await worksToday(root, readFileSync(join(root, 'tooling/checks/data/routes.tsv'), 'utf8'));
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(BLOCK, (_all, begin: string, end: string) => `${begin}${table}${end}`),
);
