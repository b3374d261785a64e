import { APPS, type App, basePath } from '@esteto/domain/identity/route/base-paths';
import type { Address } from '@esteto/shell/route/route-tree';
import type { Check } from './check.ts';
import { readRouteRows } from './route-rows.ts';
import { addressesIn } from './route-tables.ts';

export const ADDRESSES = 'docs/ADDRESSES.md';
export const BLOCK = /(<!-- rotas:[^>]*-->\n)[\s\S]*?(<!-- \/rotas -->)/;

/** What stands of each area of the product: the list of addresses says no more than the route tables. */
export const worksToday = async (root: string, required: string): Promise<string> => {
  const rows = readRouteRows(required);
  const lines = await Promise.all(
    APPS.map(async (app) =>
      linesOf(
        app,
        await addressesIn(root, app),
        rows.filter((row) => row.app === app),
      ),
    ),
  );
  return `\n${['| area | addresses | pages |', '| --- | --- | --- |', ...lines.flat()].join('\n')}\n\n`;
};

/** One line an area: those that stand, and below them the ones to come. */
const linesOf = (app: App, addresses: readonly Address[], required: readonly { kind: string; path: string }[]): string[] => {
  const all = [...required, ...addresses];
  const withPages = new Set(all.filter(({ kind }) => kind === 'page').map(({ path }) => sectionOf(path)));
  /** The public pages are one area, and a dialog over an app's home belongs to the home. */
  const areaOf = ({ path }: { path: string }) => (app !== 'public' && withPages.has(sectionOf(path)) ? sectionOf(path) : basePath[app]);
  return [...new Set(all.map(areaOf))].map((area) => {
    const here = addresses.filter((address) => areaOf(address) === area);
    const wanted = required.filter((row) => areaOf(row) === area);
    const standing = wanted.filter(({ path }) => here.some((address) => address.path === path)).length;
    const added = here.length - standing;
    const pages = here.filter(({ kind, path }) => kind === 'page' && !path.endsWith('*')).map(({ path }) => `\`${path}\``);
    const count = `${standing} of ${wanted.length}${added > 0 ? `, and ${added} more` : ''}`;
    return `| \`${area}\` | ${count} | ${pages.join('<br>')} |`;
  });
};

/** '/painel/mensal' of '/painel/mensal/fechados'. */
const sectionOf = (path: string): string => path.replace(/\/\*$/, '').split('/').slice(0, 3).join('/');

/** Whether a document has this table between its marks, whatever the formatter did to it. */
export const isSameTable = (document: string, table: string): boolean =>
  cells((BLOCK.exec(document)?.[0] ?? '').replaceAll(/<!--.*?-->/g, '')) === cells(table);

/** The list of addresses in the documents tells what stands. */
export const addressesCheck: Check = {
  name: 'endereços',
  run: async (repo) => {
    if (!repo.root) return { problems: [] };
    const wanted = await worksToday(repo.root, repo.read('tooling/checks/data/routes.tsv'));
    return {
      problems: isSameTable(repo.read(ADDRESSES), wanted)
        ? []
        : [`${ADDRESSES}: o que funciona hoje não é o que dizem as rotas; corra pnpm gen sync`],
    };
  },
};

const cells = (table: string): string =>
  table
    .replaceAll(/[\s-]+/g, ' ')
    .replaceAll(/ ?\| ?/g, '|')
    .trim();
