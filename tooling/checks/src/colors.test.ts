import { expect, test } from 'vitest';
import { colors } from './colors.ts';
import { repoOf } from './repo.ts';

const problems = async (text: string): Promise<string[]> => (await colors.run(repoOf({ 'apps/painel/src/a.tsx': text }))).problems;

test.each([
  '<Box bg="teal.600" />;',
  '<Box color="#fff" />;',
  "const style = { color: 'oklch(0.5 0.1 185)' };",
  '<Box bg="gray.900/50" />;',
])('%s', async (text) => {
  expect(await problems(text)).toHaveLength(1);
});

test.each(['<Box bg="bg.subtle" color="fg.muted" />;', "const anchor = '#conteudo';", "const name = 'invoices.view_all';"])(
  '%s is fine',
  async (text) => {
    expect(await problems(text)).toEqual([]);
  },
);
