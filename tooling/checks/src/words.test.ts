import { expect, test } from 'vitest';
import { repoOf } from './repo.ts';
import { words } from './words.ts';

const problems = async (text: string): Promise<string[]> =>
  (await words.run(repoOf({ 'packages/domain/src/company/a.ts': text }))).problems;

test.each([
  '/** Of everybody, what asks to be told of. */',
  '/**\n * Whose months are asked for.\n */',
  '// This function adds.',
  '/* Helper. */',
])('%s is a riddle', async (text) => {
  expect(await problems(`${text}\nexport const a = 1;`)).toEqual([expect.stringContaining('packages/domain/src/company/a.ts: «')]);
});

test.each([
  '/** Reminders that are due: every event whose time has come. */',
  '// Offices close on holidays of their city.',
  "const of = 'Of course';",
])('%s is none', async (text) => {
  expect(await problems(text)).toEqual([]);
});

test.each([
  'const found = await repository.byId(id);',
  'export const mayBeSame = (former: Request, asked: Request): boolean => former === asked;',
  'const [{ told }, ...known] = rows;',
  'for (const { told } of breaches) told();',
  'function taken(): void {}',
  'export type Solve = (asked: Problem) => Answer;',
  "import { found } from './palette-source.ts';",
])('%s names no thing', async (text) => {
  expect(await problems(text)).toContainEqual(expect.stringMatching(/^packages\/domain\/src\/company\/a\.ts:1: \w+ não diz o que é/));
});

test.each([
  'const invoice = await repository.byId(id);',
  'const { told: notified } = answer;',
  "export const label = { asked: 'Pedida', taken: 'Ocupado' };",
  'const foundMany = [known_at];',
])('%s does', async (text) => {
  expect(await problems(text)).toEqual([]);
});

test('tests may', async () => {
  const files = { 'apps/api/src/modules/duty/tag/tag.test.ts': 'const found = 1;' };
  expect((await words.run(repoOf(files))).problems).toEqual([]);
});
