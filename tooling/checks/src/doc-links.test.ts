import { expect, test } from 'vitest';
import { docLinks } from './doc-links.ts';
import { repoOf } from './repo.ts';

const problems = async (text: string): Promise<string[]> =>
  (await docLinks.run(repoOf({ 'docs/a.md': text, 'docs/b.md': '## Onde as coisas estão\n', 'packages/ui/src/a.ts': '' }))).problems;

test.each([['[b](c.md)'], ['[b](b.md#nowhere)'], ['![tela](look/tela.png)'], ['It lives in `packages/ui/src/gone.ts`.']])(
  '%s',
  async (text) => {
    expect(await problems(text)).toHaveLength(1);
  },
);

test.each([
  ['[b](b.md)'],
  ['[b](./b.md#onde-as-coisas-estão)'],
  ['[b](../packages/ui/src/a.ts)'],
  ['[lei](https://www.planalto.gov.br/)'],
  ['`packages/ui/src` and `packages/<name>/src`'],
  ['```\n[b](c.md)\n```'],
])('%s is fine', async (text) => {
  expect(await problems(text)).toEqual([]);
});
