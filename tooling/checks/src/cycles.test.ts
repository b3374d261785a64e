import { expect, test } from 'vitest';
import { cycles } from './cycles.ts';
import { repoOf } from './repo.ts';

const problems = async (files: Record<string, string>) => (await cycles.run(repoOf(files))).problems;

test.each([
  ['values', "import { b } from './b.ts';\nexport const a = b;"],
  ['types', "import type { B } from './b.ts';\nexport type A = B;"],
  ['what is loaded on demand', "export const a = () => import('./b.ts');"],
])('files that lead to each other by %s are told once', async (_what, text) => {
  const files = { 'packages/domain/src/a.ts': text, 'packages/domain/src/b.ts': "import { a } from './a.ts';\nexport const b = a;" };
  expect(await problems(files)).toEqual(['packages/domain/src/a.ts → packages/domain/src/b.ts → packages/domain/src/a.ts']);
});

test('a line is no circle, and links that read the table which loads their pages are one', async () => {
  expect(
    await problems({
      'packages/domain/src/a.ts': "import './b.ts';",
      'packages/domain/src/b.ts': "import './c.ts';",
      'packages/domain/src/c.ts': 'export const c = 1;',
    }),
  ).toEqual([]);
  expect(
    await problems({
      'apps/painel/src/path.ts': "import type { routes } from './routes.ts';\nexport type R = typeof routes;",
      'apps/painel/src/routes.ts': "export const routes = [() => import('./home.tsx')];",
      'apps/painel/src/home.tsx': "import './path.ts';",
    }),
  ).toHaveLength(1);
});
