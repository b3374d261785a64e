import type { Check } from './check.ts';
import { type Package, packagesOf } from './packages.ts';
import type { Repo } from './repo.ts';

/** Every package answers the scripts that turbo calls, and tells the results where `npm test` looks for them. Types and units are asked of all at once. */
export const scripts: Check = {
  name: 'scripts',
  run: (repo) => {
    const packages = packagesOf(repo);
    return {
      note: `${packages.length} pacotes`,
      problems: packages.flatMap((one) =>
        (one.folder === '.' ? missing(one, ROOT_SCRIPTS) : problemsOf(repo, one)).map(
          (problem) => `${one.folder}/package.json: ${problem}`,
        ),
      ),
    };
  },
};

const ROOT_SCRIPTS = ['start', 'test', 'dev', 'build', 'check', 'storybook', 'gen', 'prove', 'bench'];
const REPORTING_TASKS = { 'test:api': 'api', 'test:gen': 'gen', 'test:stories': 'stories', 'test:e2e': 'e2e' };

const problemsOf = (repo: Repo, one: Package): string[] => {
  const own = one.manifest.scripts ?? {};
  const typed = one.files.some((file) => /\.tsx?$/.test(file));
  const isApp = one.folder.startsWith('apps/');
  const configs = one.files.filter((file) => file.endsWith('.config.ts')).map((file) => repo.read(`${one.folder}/${file}`));
  return [
    ...missing(one, isApp ? ['dev', 'build'] : []),
    ...(typed && !one.files.includes('tsconfig.json') ? ['falta o tsconfig.json'] : []),
    ...(Array.isArray(one.manifest.sideEffects) ? one.manifest.sideEffects : [])
      .filter((file) => !one.files.includes(file.replace(/^\.\//, '')))
      .map((file) => `sideEffects cita ${file}, que não existe`),
    ...Object.entries(REPORTING_TASKS)
      .filter(([task, report]) => own[task] && ![own[task], ...configs].some((text) => text.includes(`.reports/${report}.json`)))
      .map(([task, report]) => `${task} não escreve .reports/${report}.json`),
  ];
};

const missing = ({ manifest }: Package, names: string[]): string[] =>
  names.filter((name) => !manifest.scripts?.[name]).map((name) => `falta o script ${name}`);
