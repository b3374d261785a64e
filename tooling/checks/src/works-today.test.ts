import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repoAt } from './repo.ts';
import { addressesCheck, worksToday } from './works-today.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TSV = readFileSync(join(ROOT, 'tooling/checks/data/routes.tsv'), 'utf8');
const told = (list: string) => {
  const repo = repoAt(ROOT);
  return addressesCheck.run({ ...repo, read: (path) => (path === 'docs/ADDRESSES.md' ? list : repo.read(path)) });
};

test('the list of addresses tells what the route tables hold, however it is laid out', async () => {
  const table = await worksToday(ROOT, TSV);
  expect(table).toContain('| `/gestao/configuracoes` |');
  expect(await told(`<!-- rotas: x -->\n${table.replaceAll(' | ', '   |   ')}<!-- /rotas -->`)).toEqual({ problems: [] });
});

test.each([
  [
    'a page that does not stand',
    (table: string) => table.replace('`/painel/novos/leads`<br>', '`/painel/novos/leads`<br>`/painel/novos`<br>'),
  ],
  ['nothing', () => ''],
])('%s is refused', async (_what, change) => {
  const table = change(await worksToday(ROOT, TSV));
  const { problems } = await told(`<!-- rotas: x -->\n${table}<!-- /rotas -->`);
  expect(problems).toEqual([expect.stringContaining('pnpm gen sync')]);
});
