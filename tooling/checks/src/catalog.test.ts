import { expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import { repoOf } from './repo.ts';

const WORKSPACE = "packages:\n  - apps/*\n\ncatalog:\n  '@tanstack/react-query': 5.108.0\n  react: 19.3.1\n";
const USED = { react: 'catalog:', '@tanstack/react-query': 'catalog:' };

const problems = async (dependencies: Record<string, string>, workspace = WORKSPACE): Promise<string[]> => {
  const repo = repoOf({
    'pnpm-workspace.yaml': workspace,
    'package.json': '{ "name": "esteto" }',
    'apps/painel/package.json': JSON.stringify({ name: '@esteto/painel', dependencies }),
    'packages/ui/package.json': JSON.stringify({ name: '@esteto/ui', devDependencies: USED }),
  });
  return (await catalog.run(repo)).problems;
};

test('everything refers to the catalog', async () => {
  expect(await problems({ react: 'catalog:', '@esteto/ui': 'workspace:*' })).toEqual([]);
});

test.each<[string, Record<string, string>, string | undefined, string]>([
  ['a version of its own', { react: '19.0.0' }, undefined, 'apps/painel/package.json: react diz "19.0.0" em vez de "catalog:"'],
  ['ours from the registry', { '@esteto/ui': '*' }, undefined, 'apps/painel/package.json: @esteto/ui diz "*" em vez de "workspace:*"'],
  ['not in the catalog', { ky: 'catalog:' }, undefined, 'apps/painel/package.json: ky não está no catálogo'],
  ['unused', {}, `${WORKSPACE}  ky: 2.1.0\n`, 'pnpm-workspace.yaml: ninguém usa ky'],
  ['a range', {}, WORKSPACE.replace('19.3.1', '^19.3.1'), 'pnpm-workspace.yaml: react não tem versão exata'],
  ['a second catalog', {}, `${WORKSPACE}\ncatalogs:\n  old:\n    react: 18.0.0\n`, 'pnpm-workspace.yaml: há mais de um catálogo'],
])('%s', async (_, dependencies, workspace, problem) => {
  expect(await problems(dependencies, workspace)).toEqual([problem]);
});
