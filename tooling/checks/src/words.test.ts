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
