import type { Check } from './check.ts';
import { dependenciesOf, packagesOf } from './packages.ts';

/** One version per dependency, said once in pnpm-workspace.yaml; packages refer to it, and nothing stays there unused. */
export const catalog: Check = {
  name: 'catálogo',
  run: (repo) => {
    const workspace = repo.read('pnpm-workspace.yaml');
    const entries = readCatalog(workspace);
    const packages = packagesOf(repo);
    const used = packages.flatMap((one) =>
      dependenciesOf(one).map(([name, version]) => ({ file: `${one.folder}/package.json`, name, version })),
    );
    const ours = new Set(packages.map(({ manifest }) => manifest.name));
    return {
      note: `${entries.length} versões`,
      problems: [
        ...(/^catalogs:/m.test(workspace) ? ['pnpm-workspace.yaml: há mais de um catálogo'] : []),
        ...entries.filter(({ version }) => !EXACT.test(version)).map(({ name }) => `pnpm-workspace.yaml: ${name} não tem versão exata`),
        ...entries
          .filter(({ name }) => !used.some((one) => one.name === name))
          .map(({ name }) => `pnpm-workspace.yaml: ninguém usa ${name}`),
        ...used
          .filter(({ name, version }) => version !== (ours.has(name) ? 'workspace:*' : 'catalog:'))
          .map(({ file, name, version }) => `${file}: ${name} diz "${version}" em vez de "${ours.has(name) ? 'workspace:*' : 'catalog:'}"`),
        ...used
          .filter(({ name }) => !ours.has(name) && !entries.some((entry) => entry.name === name))
          .map(({ file, name }) => `${file}: ${name} não está no catálogo`),
      ],
    };
  },
};

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The lines below `catalog:`, each `name: version`. */
const readCatalog = (workspace: string): { name: string; version: string }[] => {
  const block = /^catalog:\n((?: {2}.*\n|\n)*)/m.exec(`${workspace}\n`)?.[1] ?? '';
  return [...block.matchAll(/^ {2}['"]?([^'":\s]+)['"]?: *['"]?([^'"\s#]+)/gm)].map(([, name = '', version = '']) => ({ name, version }));
};
