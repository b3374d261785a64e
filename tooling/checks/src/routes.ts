import { APPS, type App } from '@esteto/domain/identity/route/base-paths';
import type { Address } from '@esteto/shell/route/route-tree';
import type { Check } from './check.ts';
import type { Repo } from './repo.ts';
import { guards, type RouteRow, readRouteRows } from './route-rows.ts';
import { addressesIn } from './route-tables.ts';

const ASKED = 'tooling/checks/data/routes.tsv';
const ADDED = 'tooling/checks/data/added-routes.tsv';

/** The apps' route tables against the lists of addresses and against the files. */
export const routes: Check = {
  name: 'rotas',
  run: async (repo) => {
    const required = readRouteRows(repo.read(ASKED));
    const added = readRouteRows(repo.read(ADDED));
    const addresses = (await Promise.all(APPS.map((app) => readAddresses(repo, app)))).flat();
    const standing = required.filter((row) => addresses.some((address) => isSame(row, address)));
    return {
      note: `${standing.length} de ${required.length} rotas de pé, mais ${added.length} que o produto acrescenta`,
      problems: routeProblems({ rows: [...required, ...added], addresses, has: repo.has, files: repo.files }),
    };
  },
};

/** An address of a table, with the app's name and the file that it loads. */
export type TableAddress = Omit<Address, 'load'> & { app: string; file: string | null };

type Found = { rows: RouteRow[]; addresses: TableAddress[]; has: (path: string) => boolean; files: string[] };

export const routeProblems = ({ rows, addresses, has, files }: Found): string[] => [
  ...twice(addresses),
  ...addresses.flatMap((address) => {
    const row = rows.find((candidate) => isSame(candidate, address));
    if (!row) return [`${address.path}: não está em ${ASKED} nem em ${ADDED}`];
    return differences(row, address, has).map((difference) => `${address.path}: ${difference}`);
  }),
  ...files
    .filter((file) => /^apps\/[^/]+\/src\/.*\.(?:page|dialog)\.tsx$/.test(file) && !addresses.some((address) => address.file === file))
    .map((file) => `${file}: nenhuma rota usa`),
];

const differences = (row: RouteRow, { app, kind, who, parent, file }: TableAddress, has: (path: string) => boolean): string[] => {
  const wanted = `apps/${app}/src/${row.file}`;
  return [
    ...(kind === row.kind ? [] : [`é ${kind}, deveria ser ${row.kind}`]),
    ...(file === wanted ? [] : [`carrega ${file ?? 'um arquivo que não se reconhece'}, deveria ser ${wanted}`]),
    ...(file && !has(file) ? [`${file} não existe`] : []),
    ...(parent === row.parent ? [] : [`abre sobre ${parent ?? 'nada'}, deveria ser sobre ${row.parent ?? 'nada'}`]),
    ...(guards(row, who) ? [] : [`deixa entrar ${JSON.stringify(who)}, deveria ser ${row.who} ${row.permission ?? ''}`.trim()]),
  ];
};

const readAddresses = async (repo: Repo, app: App): Promise<TableAddress[]> => {
  if (!repo.root) return [];
  const addresses = await addressesIn(repo.root, app);
  return addresses.map(({ load, ...address }) => ({ ...address, app, file: fileOf(app, load) }));
};

/**
 * `() => import('./pages/home/home.page.tsx')` -> the file, from the app's own folder or from that of its sections. The function is read, not called:
 * the browser's code stays out of Node.
 */
const fileOf = (app: string, load: () => unknown): string | null => {
  const specifier = /^\(\) =>\s*import\(\s*['"]\.\.?\/([^'"]+)['"],?\s*\)$/.exec(String(load))?.[1];
  return specifier ? `apps/${app}/src/${specifier}` : null;
};

const isSame = (row: RouteRow, address: TableAddress): boolean => row.app === address.app && row.path === address.path;

const twice = (addresses: TableAddress[]): string[] =>
  addresses
    .filter((one, index) => addresses.findIndex((other) => other.path === one.path) !== index)
    .map(({ path }) => `${path}: duas vezes na tabela`);
