import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nounLists } from '@esteto/checks/noun-lists';
import { repoAt } from '@esteto/checks/repo';

/** Writes the lists that name every noun, from the folders; the check of the repository compares the same. */
export const sync = (root: string): string => {
  const lists = Object.entries(nounLists(repoAt(root)));
  for (const [file, text] of lists) writeFileSync(join(root, file), text);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...lists.map(([file]) => file)], { cwd: root, stdio: 'ignore' });
  return lists.map(([file]) => file).join(', ');
};
