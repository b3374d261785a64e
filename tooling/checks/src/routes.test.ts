import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manager, staff } from '@esteto/contract/access';
import { type App, basePath } from '@esteto/domain/identity/route/base-paths';
import { describe, expect, test } from 'vitest';
import { fileFor, guards, readRouteRows } from './route-rows.ts';
import { routeProblems, type TableAddress } from './routes.ts';

const LIST = `
painel	page	/painel/financeiro/cupons	Coupons	-	staff-role	finance.coupons:view	pages/financeiro/cupons/cupons.page.tsx
painel	dialog	/painel/financeiro/cupons/criar	CreateCoupon	/painel/financeiro/cupons	staff-role	finance.coupons:edit	pages/financeiro/cupons/criar.dialog.tsx
painel	page	/painel/videos	Videos	-	staff-role	media:view	pages/videos/videos.page.tsx
`;
const rows = readRouteRows(LIST);

const page: TableAddress = {
  app: 'painel',
  kind: 'page',
  path: '/painel/financeiro/cupons',
  parent: null,
  leads_here: true,
  who: staff('finance.coupons'),
  file: 'apps/painel/src/pages/financeiro/cupons/cupons.page.tsx',
};
const dialog: TableAddress = {
  app: 'painel',
  kind: 'dialog',
  path: '/painel/financeiro/cupons/criar',
  parent: page.path,
  leads_here: false,
  who: staff('finance.coupons', 'edit'),
  file: 'apps/painel/src/pages/financeiro/cupons/criar.dialog.tsx',
};

const problems = (addresses: TableAddress[], more: string[] = []): string[] => {
  const files = [...new Set([...addresses.flatMap(({ file }) => file ?? []), ...more])];
  return routeProblems({ rows, addresses, files, has: (path) => files.includes(path) });
};

test('what stands as asked', () => {
  expect(problems([page, dialog])).toEqual([]);
});

test.each<[string, TableAddress[], string]>([
  ['another file', [{ ...page, file: 'apps/painel/src/pages/cupons/cupons.page.tsx' }], 'deveria ser apps/painel/src/pages/financeiro'],
  ['a wider guard', [{ ...page, who: staff() }], 'deveria ser staff-role finance.coupons:view'],
  ['a lower level', [page, { ...dialog, who: staff('finance.coupons') }], 'deveria ser staff-role finance.coupons:edit'],
  ['another parent', [page, { ...dialog, parent: '/painel/videos' }], 'deveria ser sobre /painel/financeiro/cupons'],
  ['a dialog as a page', [page, { ...dialog, kind: 'page' }], 'é page, deveria ser dialog'],
  ['an address of nobody', [{ ...page, path: '/painel/financeiro/vales' }], 'não está em'],
  ['an address twice', [page, page], 'duas vezes na tabela'],
  ['a file that cannot be told', [{ ...page, file: null }], 'um arquivo que não se reconhece'],
])('%s', (_, addresses, problem) => {
  const told = problems(addresses);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(problem);
});

test('a file that is not there, and one that no route uses', () => {
  expect(routeProblems({ rows, addresses: [page], files: [], has: () => false })).toEqual([`${page.path}: ${page.file} não existe`]);
  const left = 'apps/painel/src/pages/videos/videos.page.tsx';
  expect(problems([page], [left])).toEqual([`${left}: nenhuma rota usa`]);
});

describe('the lists', () => {
  const read = (name: string) => readRouteRows(readFileSync(join(import.meta.dirname, '../data', name), 'utf8'));
  const asked = read('routes.tsv');
  const added = read('added-routes.tsv');

  test('187 addresses, none of them added again', () => {
    expect(asked).toHaveLength(187);
    const paths = [...asked, ...added].map(({ app, path }) => `${app} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('every dialog opens over a page of the lists', () => {
    const pages = new Set([...asked, ...added].filter(({ kind }) => kind === 'page').map(({ path }) => path));
    expect([...asked, ...added].filter(({ kind, parent }) => kind === 'dialog' && !pages.has(parent ?? ''))).toEqual([]);
  });

  test('the file column follows the rule of one URL, one file', () => {
    const own = [...asked, ...added].filter(({ file }) => !file.startsWith('features/'));
    const different = own.filter((row) => row.path !== '/' && row.file !== fileFor(row, basePath[row.app as App]));
    expect(different.map(({ path, file }) => [path, file])).toEqual([]);
  });

  test('every guard is one that the check can read', () => {
    for (const row of [...asked, ...added]) expect(() => guards(row, manager('viewer'))).not.toThrow();
  });
});
