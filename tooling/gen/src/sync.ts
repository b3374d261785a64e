import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nounLists } from '@esteto/checks/noun-lists';
import { repoAt } from '@esteto/checks/repo';

/** Writes the lists that name every noun, from the folders, and the README's of what works; the checks of the repository compare the same. */
export const sync = (root: string): string => {
  const lists = Object.entries(nounLists(repoAt(root)));
  for (const [file, text] of lists) writeFileSync(join(root, file), text);
  execFileSync(process.execPath, [join(root, 'tooling/checks/src/write-readme.ts')], { cwd: root, stdio: 'ignore' });
  const files = [...lists.map(([file]) => file), 'README.md'];
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files], { cwd: root, stdio: 'ignore' });
  return files.join(', ');
};
