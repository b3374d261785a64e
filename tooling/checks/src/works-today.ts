import { APPS, type App, basePath } from '@esteto/domain/route/base-paths';
import type { Address } from '@esteto/shell/route/route-tree';
import type { Check } from './check.ts';
import { readRouteRows } from './route-rows.ts';
import { addressesIn } from './route-tables.ts';

const README = 'README.md';
export const BLOCK = /(<!-- rotas:[^>]*-->\n)[\s\S]*?(<!-- \/rotas -->)/;

/** What stands of each app: the README says no more than the route tables. */
export const worksToday = async (root: string, asked: string): Promise<string> => {
  const rows = readRouteRows(asked);
  const apps = await Promise.all(
    APPS.map(async (app) =>
      lineOf(
        app,
        await addressesIn(root, app),
        rows.filter((row) => row.app === app),
      ),
    ),
  );
  return `\n${['| app | addresses | pages |', '| --- | --- | --- |', ...apps].join('\n')}\n\n`;
};

const lineOf = (app: App, addresses: readonly Address[], asked: { path: string }[]): string => {
  const pages = addresses.filter(({ kind, path }) => kind === 'page' && !path.endsWith('*'));
  const standing = asked.filter(({ path }) => addresses.some((address) => address.path === path)).length;
  const added = addresses.length - standing;
  return `| \`${basePath[app]}\` | ${standing} of ${asked.length}${added > 0 ? `, and ${added} more` : ''} | ${pages.map(({ path }) => `\`${path}\``).join(', ')} |`;
};

/** The README's own words, whatever the formatter did to the table. */
export const readmeCheck: Check = {
  name: 'leia-me',
  run: async (repo) => {
    if (!repo.root) return { problems: [] };
    const wanted = await worksToday(repo.root, repo.read('tooling/checks/data/routes.tsv'));
    const found = BLOCK.exec(repo.read(README))?.[0] ?? '';
    const isSame = cells(found.replaceAll(/<!--.*?-->/g, '')) === cells(wanted);
    return {
      problems: isSame ? [] : [`${README}: o que funciona hoje não é o que dizem as rotas; corra pnpm gen sync`],
    };
  },
};

const cells = (table: string): string =>
  table
    .replaceAll(/[\s-]+/g, ' ')
    .replaceAll(/ ?\| ?/g, '|')
    .trim();
