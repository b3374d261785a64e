import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from './facts.ts';

/** The last steps: a page of the 187 needs no line among the added ones, the one migration is made anew from the tables, and everything is formatted. */
export const tidy = (root: string, { app }: Facts): string => {
  dropListedRoutes(root);
  rmSync(join(root, 'apps/api/migrations'), { recursive: true });
  run(root, 'apps/api', 'drizzle-kit', ['generate', '--name', 'first']);
  run(root, '.', 'biome', ['check', '--write', 'packages/domain', 'packages/contract', 'packages/api-client', 'apps/api', `apps/${app}`]);
  return 'migração feita e arquivos formatados';
};

const dropListedRoutes = (root: string): void => {
  const data = join(root, 'tooling/checks/data');
  const addressOf = (line: string) => line.split('\t').slice(0, 3).join('\t');
  const listed = new Set(readFileSync(join(data, 'routes.tsv'), 'utf8').split('\n').map(addressOf));
  const lines = readFileSync(join(data, 'added-routes.tsv'), 'utf8').split('\n');
  writeFileSync(
    join(data, 'added-routes.tsv'),
    lines.filter((line) => line === '' || line.startsWith('#') || !listed.has(addressOf(line))).join('\n'),
  );
};

const run = (root: string, folder: string, tool: string, args: string[]): void => {
  const bin = join(root, folder, 'node_modules/.bin', tool);
  execFileSync(bin, args, { cwd: join(root, folder), stdio: ['ignore', 'ignore', 'inherit'] });
};
