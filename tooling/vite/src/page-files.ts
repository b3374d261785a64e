import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from '@esteto/domain/identity/route/base-paths';
import type { RouteTable } from '@esteto/shell/route/route-table';
import { type Address, addressesOf } from '@esteto/shell/route/route-tree';
import type { Plugin, Rolldown } from 'vite';

/** Which page of a build is served at an address. `address`: a regular expression, which our server and nginx read alike. */
export type ServedPage = { address: string; file: string };

/**
 * The app's page once more for each of its addresses, with the names of the files that are needed there, so that the browser asks for all of them at
 * once instead of finding one through the other. `pages.json` says which page is whose: the first address that fits holds. An address that is not
 * among them gets the page as it is, and so does the service worker (its files lie in the browser).
 */
export const pageFiles = (app: App): Plugin => {
  let [root, base] = ['', '/'];
  return {
    name: 'esteto:page-files',
    apply: 'build',
    configResolved: (config) => {
      [root, base] = [join(config.root, 'src'), config.base];
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const { routes } = (await import(pathToFileURL(join(root, 'routes.ts')).href)) as { routes: RouteTable };
        const served = filesOfPages(addressesOf(app, routes), bundle, root, base).map(({ address, files }, index): ServedPage => {
          const file = `pages/${index}.html`;
          this.emitFile({
            type: 'asset',
            fileName: file,
            source: String(page.source).replace('</head>', `${files.map(linkTo).join('\n')}\n  </head>`),
          });
          return { address, file };
        });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(served) });
      },
    },
  };
};

/** As Vite's own, which does not ask again for what it finds in the page; marked for the service worker, which takes it out. */
const linkTo = (file: string): string =>
  `    <link data-page rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="${file}">`;

/** `root`: where the table's files lie; `base`: the app's, with a slash at its end. */
export const filesOfPages = (
  addresses: readonly Address[],
  bundle: Rolldown.OutputBundle,
  root: string,
  base: string,
): { address: string; files: string[] }[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...neededBy(fileName, bundle)]));
  const nameOf = new Map(chunks.map(({ facadeModuleId, fileName }) => [relative(root, facadeModuleId ?? ''), fileName]));
  return addresses
    .filter(({ kind, path }) => kind === 'page' && !path.includes('*'))
    .toSorted((a, b) => partsOf(b.path) - partsOf(a.path) || paramsOf(a.path) - paramsOf(b.path))
    .flatMap(({ path, load }) => {
      const name = nameOf.get(fileOf(load));
      if (!name) return [];
      const files = [...neededBy(name, bundle)].filter((file) => !start.has(file)).map((file) => base + file);
      const below = addresses.filter(({ parent }) => parent === path).map((dialog) => dialog.path);
      return [{ address: patternOf(path, base, below), files }];
    });
};

/** A file and what it imports, and so on, with their styles. */
const neededBy = (name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> => {
  const file = bundle[name];
  if (seen.has(name) || file?.type !== 'chunk') return seen;
  seen.add(name);
  for (const style of file.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const imported of file.imports) neededBy(imported, bundle, seen);
  return seen;
};

/** As the row names it: from the table, or from a file of a section beside it. */
const fileOf = (load: Address['load']): string => /import\(['"](?:\.{1,2}\/)+([^'"]+)/.exec(String(load))?.[1] ?? '';

/** A page with all that lies below it; the home of an app, below which everything lies, with its dialogs. */
const patternOf = (path: string, base: string, dialogs: readonly string[]): string => {
  const isHome = `${path}/`.replace('//', '/') === base;
  const paths = isHome ? [base.replace(/(?<=.)\/$/, '/?'), ...dialogs.map(beginOf)] : [beginOf(path)];
  return `^(?:${paths.join('|')})${isHome ? '(?:[?]|$)' : '(?:[/?]|$)'}`;
};

const beginOf = (path: string): string => path.replaceAll(/:\w+/g, '[^/?]+');

const partsOf = (path: string): number => path.split('/').length;

const paramsOf = (path: string): number => path.split(':').length;
