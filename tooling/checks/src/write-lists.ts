import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoAt } from './repo.ts';
import { ADDRESSES, BLOCK, worksToday } from './works-today.ts';
import { writtenLists } from './written-lists.ts';

/** Writes the lists of nouns and addresses, and into docs/ADDRESSES.md what works today; prints which files these are. */
const root = join(import.meta.dirname, '../../..');
const lists = Object.entries(await writtenLists(repoAt(root)));
for (const [file, text] of lists) writeFileSync(join(root, file), text);

const addresses = join(root, ADDRESSES);
const table = await worksToday(root, readFileSync(join(root, 'tooling/checks/data/routes.tsv'), 'utf8'));
writeFileSync(
  addresses,
  readFileSync(addresses, 'utf8').replace(BLOCK, (_all, begin: string, end: string) => `${begin}${table}${end}`),
);
console.log([...lists.map(([file]) => file), ADDRESSES].join('\n'));
