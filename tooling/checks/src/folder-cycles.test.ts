import { expect, test } from 'vitest';
import { folderCycles } from './folder-cycles.ts';
import { repoOf } from './repo.ts';

/** The ways back that the check knows of. */
const known = Object.fromEntries(
  ['work', 'sessions', 'files'].map((folder) => [`apps/api/src/platform/${folder}/a.ts`, "import '../http/app-error.ts';"]),
);

const problems = async (files: Record<string, string>) =>
  (await folderCycles.run(repoOf({ 'apps/api/src/platform/http/app-error.ts': '', ...known, ...files }))).problems;

test('folders that lead to each other are told with the files by which they do, though no file leads back to itself', async () => {
  expect(
    await problems({
      'packages/domain/src/unit/unit-form.ts': "import { money } from '../shared/money/money.ts';",
      'packages/domain/src/unit/unit-life.ts': '',
      'packages/domain/src/shared/money/money.ts': '',
      'packages/domain/src/shared/money/words.ts': "import type { Life } from '../../unit/unit-life.ts';",
    }),
  ).toEqual([
    'packages/domain/src/shared/money → packages/domain/src/unit → packages/domain/src/shared/money (packages/domain/src/shared/money/words.ts importa packages/domain/src/unit/unit-life.ts; packages/domain/src/unit/unit-form.ts importa packages/domain/src/shared/money/money.ts)',
  ]);
});

test('a folder with those below it is one, and tests may look anywhere', async () => {
  expect(
    await problems({
      'packages/domain/src/tax/simples.ts': "import './tables/simples-table.ts';",
      'packages/domain/src/tax/tables/simples-table.ts': "import '../step.ts';",
      'packages/domain/src/tax/step.ts': '',
      'packages/domain/src/shared/money/money.ts': '',
      'packages/domain/src/shared/money/money.test.ts': "import '../../tax/step.ts';",
      'packages/domain/src/tax/payroll.ts': "import '../shared/money/money.ts';",
    }),
  ).toEqual([]);
});

test('a known way back that is gone is to be taken from the list', async () => {
  expect(await problems({ 'apps/api/src/platform/work/a.ts': '' })).toEqual([
    'apps/api/src/platform/work não leva mais a apps/api/src/platform/http: retire-a das voltas conhecidas',
  ]);
});
