import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { affectedBy } from './affected.ts';
import { repoAt } from './repo.ts';

// `node print-affected.ts COMMIT`: what of the suite can be touched by what changed since, committed or not, as JSON (`npm test -- --since COMMIT`).

const root = join(import.meta.dirname, '../../..');
const [commit = 'HEAD'] = process.argv.slice(2);
const git = (...args: string[]): string[] => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

console.log(
  JSON.stringify(affectedBy(repoAt(root), [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')])),
);
