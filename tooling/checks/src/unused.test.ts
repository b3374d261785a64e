import { expect, test } from 'vitest';
import { unusedProblems } from './unused.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('what nobody names, and what only tests name, is told once', () => {
  const issue = { file: 'packages/domain/src/a.ts', exports: named('one') };
  const inTests = { file: 'packages/domain/src/a.ts', exports: named('one', 'two') };
  expect(unusedProblems([issue], [inTests], [])).toEqual([
    'packages/domain/src/a.ts: one não é usado por ninguém',
    'packages/domain/src/a.ts: two não é usado por ninguém',
  ]);
});

test('what tests are made of has no use in the product', () => {
  const files = ['packages/ui/src/testing/a.ts', 'apps/painel/src/a.stories.tsx', 'tooling/run/a.mjs'];
  const product = files.map((file) => ({ file, exports: named('one') }));
  expect(unusedProblems([], product, [])).toEqual([]);
});

test('a part may wait for its area, and is told when it waits no more', () => {
  const issue = { file: 'packages/domain/src/media/media-kinds.ts', exports: named('one') };
  const waiting = [
    { files: 'packages/domain/src/media/**', for: 'mídia' },
    { files: 'packages/domain/src/news/**', for: 'novidades' },
  ];
  expect(unusedProblems([issue], [], waiting)).toEqual([
    'tooling/checks/data/waiting.json: packages/domain/src/news/** não espera por nada',
  ]);
});

test('a dependency that nobody imports', () => {
  expect(unusedProblems([{ file: 'apps/gestao/package.json', dependencies: named('jotai') }], [], [])).toEqual([
    'apps/gestao/package.json: jotai não é usado por ninguém',
  ]);
});
