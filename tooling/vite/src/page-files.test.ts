import type { Access } from '@esteto/domain/identity/permission/access';
import { dialog, page, type RouteTable, section } from '@esteto/shell/route/route-table';
import { addressesOf } from '@esteto/shell/route/route-tree';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOfPages } from './page-files.ts';

const who: Access = { kind: 'anyone' };

/** Never called, only read; as it stands in a table. */
const from = (file: string) => Object.assign(() => Promise.resolve(), { toString: () => `() => import('${file}')` });

const routes: RouteTable = [
  page('', { label: 'Início', who, load: from('./pages/home/home.page.tsx') }, [
    dialog('nota/:id', { who, load: from('./pages/home/nota.dialog.tsx') }),
  ]),
  section('contas', { label: 'Contas', icon: (() => null) as never }, [
    page('notas', { label: 'Notas', who, load: from('../pages/contas/notas/notas.page.tsx') }),
    page('notas/:id', { label: 'Nota', who, load: from('../pages/contas/nota/nota.page.tsx') }),
  ]),
];

const chunk = (fileName: string, imports: string[], more: object = {}) => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry: false,
  facadeModuleId: null,
  ...more,
});
const bundle = Object.fromEntries(
  [
    chunk('start.js', ['runtime.js'], { isEntry: true, facadeModuleId: '/src/main.tsx' }),
    chunk('runtime.js', []),
    chunk('home.js', ['start.js', 'card.js'], { facadeModuleId: '/src/pages/home/home.page.tsx' }),
    chunk('notas.js', ['start.js', 'list.js'], { facadeModuleId: '/src/pages/contas/notas/notas.page.tsx' }),
    chunk('nota.js', ['start.js'], { facadeModuleId: '/src/pages/contas/nota/nota.page.tsx' }),
    chunk('list.js', ['card.js', 'runtime.js'], { viteMetadata: { importedCss: new Set(['list.css']) } }),
    chunk('card.js', ['start.js']),
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle;

const pages = filesOfPages(addressesOf('professional', routes), bundle, '/src', '/app/');
const at = (address: string) => pages.find((one) => new RegExp(one.address).test(address))?.files;

test('a page needs what its file imports, and so on, with the styles, but not what every page starts with', () => {
  expect(at('/app/contas/notas?status=paid')).toEqual(['/app/notas.js', '/app/list.js', '/app/list.css', '/app/card.js']);
});

test('the longer address holds, what lies below a page is the page’s, and below the home only its dialogs', () => {
  expect(at('/app/contas/notas/3')).toEqual(['/app/nota.js']);
  expect(at('/app/contas/notas/3/editar')).toEqual(['/app/nota.js']);
  for (const home of ['/app', '/app/', '/app?empresa=3', '/app/nota/7'])
    expect([home, at(home)]).toEqual([home, ['/app/home.js', '/app/card.js']]);
  for (const other of ['/app/contas', '/app/notas', '/application', '/app/nota/7/mais'])
    expect([other, at(other)]).toEqual([other, undefined]);
});
