import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Writes the lists of nouns and addresses, and docs/ADDRESSES.md, of what works; the checks of the repository compare the same. In a process of its own, because
 * the route tables are read by Node as they are, not as the generator's runner would compile them.
 */
export const sync = (root: string): string => {
  const written = execFileSync(process.execPath, [join(root, 'tooling/checks/src/write-lists.ts')], { cwd: root, encoding: 'utf8' });
  const files = written.trim().split('\n').filter(Boolean);
  const documents = files.filter((file) => file.endsWith('.md'));
  if (documents.length > 0)
    execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...documents], { cwd: root, stdio: 'ignore' });
  return files.length > 0 ? files.join(', ') : 'as listas já dizem o que há';
};
