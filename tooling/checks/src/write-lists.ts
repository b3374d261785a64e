import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoAt } from './repo.ts';
import { ADDRESSES, BLOCK, isSameTable, worksToday } from './works-today.ts';
import { differingLists, writtenLists } from './written-lists.ts';

/**
 * Lists of nouns and addresses, which git does not keep: written after each install, before each build and test, and by `pnpm gen sync`, where they differ
 * from the folders and the route tables. docs/ADDRESSES.md, which git keeps, likewise. Prints what it wrote.
 */
const root = join(import.meta.dirname, '../../..');
const repo = repoAt(root);
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(file);
};

for (const [file, text] of Object.entries(await writtenLists(repo)))
  if (differingLists(repo, { [file]: text }).length > 0) write(file, text);

const table = await worksToday(root, repo.read('tooling/checks/data/routes.tsv'));
const written = readFileSync(join(root, ADDRESSES), 'utf8');
if (!isSameTable(written, table))
  write(
    ADDRESSES,
    written.replace(BLOCK, (_all, begin: string, end: string) => `${begin}${table}${end}`),
  );
