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

const citing = async (source: string): Promise<string[]> =>
  (await docLinks.run(repoOf({ 'docs/rules/a.md': '', 'packages/ui/README.md': '', 'packages/ui/b.ts': source }))).problems;

test.each([['// As in gone.md.'], ['/** See docs/rules/gone.md, section 2. */'], ['/** The rule is in a.md. */']])(
  'a comment that cites what is not there: %s',
  async (source) => {
    expect(await citing(`${source}\nexport const b = 1;`)).toHaveLength(1);
  },
);

test.each([['// docs/rules/a.md says so.'], ['// README.md, beside this file.'], ["const name = 'gone.md';"]])(
  '%s is fine',
  async (source) => {
    expect(await citing(`${source}\nexport const b = 1;`)).toEqual([]);
  },
);
