import { posix } from 'node:path';
import { nounsOf } from './noun-lists.ts';
import { type Repo, sources } from './repo.ts';
import { readRouteRows } from './route-rows.ts';
import { importsOf, resolveRelative } from './syntax.ts';

/** The part of the suite that a change can touch. Paths are the repository's own. */
export type Affected = {
  /** The changed file that everything stands on: then all of the suite runs, and the rest of this answer is empty. */
  wide: string | null;
  /** Tests of the server, without those that try every endpoint. */
  api: string[];
  /** The contract's names whose endpoints those try: 'invoice'. */
  nouns: string[];
  stories: string[];
  journeys: string[];
  /** Addresses that are opened: '/painel/mensal/fator-r'. */
  addresses: string[];
  generator: boolean;
};

/** Whatever everything stands on: who changes it runs everything. */
const WIDE = [
  /^[^/]*\.(?:json|yaml)$/,
  /^\.(?:oxlintrc|npmrc|ci)/,
  /^tooling\/(?:run|vite|typescript)\//,
  /^tooling\/e2e\/(?:src\/support\/|[^/]*$)/,
  /^apps\/api\/src\/(?:platform|testing|config)\//,
  /^apps\/api\/(?:src\/)?[^/]*\.(?:ts|json)$/,
  /^apps\/[^/]+\/(?:index\.html|vite\.config\.ts|package\.json|src\/main\.tsx)$/,
  /^packages\/[^/]+\/package\.json$/,
  /^packages\/contract\/src\/(?:access|endpoint|list|record|wire-error)\.ts$/,
  /^packages\/(?:ui\/src\/(?:system|frame)|ui\/\.storybook|shell\/src)\//,
];

/** They name every noun or every screen, so that through them all would lead to all. A change of theirs comes with one of what they name. */
const LISTS =
  /^packages\/contract\/src\/contract\.ts$|\/registry\/event-label\.ts$|\/modules\/modules\.ts$|\/every-(?:example|life)\.ts$|^apps\/[^/]+\/src\/(?:routes\.ts$|sections\/|addresses\.ts$)/;

/** They try every endpoint of the contract. */
const PROOFS = /^apps\/api\/src\/(?:access-matrix|contract-|statement-budget|tenant-isolation)/;

const GENERATOR =
  /^tooling\/gen\/|^apps\/api\/src\/modules\/duty\/unit\/|^packages\/(?:domain|contract|api-client)\/src\/duty\/unit|\/unidades\//;

export const affectedBy = (repo: Repo, changed: readonly string[]): Affected => {
  const wide = changed.find((file) => WIDE.some((pattern) => pattern.test(file)));
  if (wide) return { wide, api: [], nouns: [], stories: [], journeys: [], addresses: [], generator: true };
  const files = new Set(sources(repo));
  const importers = importersOf(repo, files);
  const touched = reach(importers, changed);
  const modules = new Set([...touched].flatMap((file) => moduleOf(file) ?? []));
  const contracts = [...files].filter(
    (file) =>
      file.startsWith('packages/contract/src/') &&
      (touched.has(file) || importers.get(file)?.some((by) => modules.has(moduleOf(by) ?? ''))),
  );
  // What a module answers is seen where its calls are made.
  const seen = new Set([...touched, ...reach(importers, contractsOf(repo, importers, changed))]);
  const addresses = addressesOf(repo, seen);
  return {
    wide: null,
    api: [...files].filter((file) => isApiTest(file) && (touched.has(file) || modules.has(moduleOf(file) ?? ''))),
    nouns: contracts.flatMap((file) => nounsOf(repo, file)),
    stories: storiesOf(files, touched),
    journeys: [...files].filter((file) => file.endsWith('.e2e.ts') && (touched.has(file) || mentions(repo.read(file), addresses))),
    addresses,
    generator: [...touched].some((file) => GENERATOR.test(file)),
  };
};

/** Who imports a file, lazily or not. */
const importersOf = (repo: Repo, files: ReadonlySet<string>): Map<string, string[]> => {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const { specifier } of importsOf(repo, file)) {
      const target = resolveRelative(file, specifier) ?? ofPackage(specifier);
      if (target && files.has(target)) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
};

/** '@esteto/domain/shared/cpf' -> its file (the packages' `exports`). */
const ofPackage = (specifier: string): string | null => {
  const [, name, path] = /^@esteto\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name && path ? `packages/${name}/src/${path}${path.endsWith('.tsx') ? '' : '.ts'}` : null;
};

/** The changed files and all that is made of them. Through a module of the server it goes to those that use its services, and no further. */
const reach = (importers: ReadonlyMap<string, readonly string[]>, changed: readonly string[]): Set<string> => {
  const touched = new Set(changed);
  const ends = new Set<string>();
  for (const file of touched) {
    if (LISTS.test(file) || ends.has(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (touched.has(importer)) continue;
      touched.add(importer);
      if (moduleOf(file) && moduleOf(importer) !== moduleOf(file)) ends.add(importer);
    }
  }
  return touched;
};

/** 'apps/api/src/modules/billing/invoice/' of whatever lies below it. */
const moduleOf = (file: string): string | null => /^apps\/api\/src\/modules\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? null;

const contractsOf = (repo: Repo, importers: ReadonlyMap<string, readonly string[]>, changed: readonly string[]): string[] => {
  const modules = new Set(changed.flatMap((file) => moduleOf(file) ?? []));
  return repo.files.filter(
    (file) =>
      file.startsWith('packages/contract/src/') &&
      importers.get(file)?.some((by) => modules.has(moduleOf(by) ?? '') && by.endsWith('.module.ts')),
  );
};

const isApiTest = (file: string): boolean => file.startsWith('apps/api/src/') && file.endsWith('.test.ts') && !PROOFS.test(file);

/** A story shows the screens of its folder, which it reaches by the route table. */
const storiesOf = (files: ReadonlySet<string>, touched: ReadonlySet<string>): string[] => {
  const folders = new Set([...touched].filter((file) => file.startsWith('apps/')).map((file) => posix.dirname(file)));
  return [...files].filter((file) => file.endsWith('.stories.tsx') && (touched.has(file) || folders.has(posix.dirname(file))));
};

const addressesOf = (repo: Repo, seen: ReadonlySet<string>): string[] =>
  ['routes.tsv', 'added-routes.tsv']
    .flatMap((list) => readRouteRows(repo.read(`tooling/checks/data/${list}`)))
    .filter(({ app, file }) => seen.has(`apps/${app}/src/${file}`))
    .map(({ path }) => path);

/** Whether a journey goes to one of the addresses, as far as its text shows. */
const mentions = (text: string, addresses: readonly string[]): boolean =>
  addresses.some((address) => {
    const [fixed = ''] = address.split('/:');
    return fixed.split('/').length > 2 && new RegExp(`${fixed}(?![\\w-])`).test(text);
  });
