import { expect, test } from 'vitest';
import { repoOf } from './repo.ts';
import { suppressions } from './suppressions.ts';

const problems = async (text: string): Promise<string[]> => (await suppressions.run(repoOf({ 'packages/ui/src/a.ts': text }))).problems;

test.each([
  '// @ts-ignore because of reasons',
  '// @ts-nocheck',
  '// @ts-expect-error',
  '// oxlint-disable-next-line no-console',
  '// eslint-disable-next-line no-console -- sorry',
  '/* oxlint-disable */',
  '// biome-ignore format:',
  '// prettier-ignore',
])('%s', async (text) => {
  expect(await problems(text)).toHaveLength(1);
});

test.each([
  "// @ts-expect-error the library's types forget this option",
  '// oxlint-disable-next-line no-console -- the server tells why it did not start',
  '// biome-ignore format: a table reads better in columns',
])('%s is fine', async (text) => {
  expect(await problems(text)).toEqual([]);
});
