import type { Check } from './check.ts';
import { circlesOf } from './circles.ts';
import { isTest, type Repo, sources } from './repo.ts';
import { importsOf, resolveRelative } from './syntax.ts';

/** No file of a package leads back to itself, whether by values, by types or by what is loaded on demand. */
export const cycles: Check = {
  name: 'ciclos',
  run: (repo) => {
    const files = sources(repo).filter((file) => /^(apps|packages|tooling)\/[^/]+\/src\//.test(file) && !isTest(file));
    const sourceFiles = new Set(files);
    const next = new Map(files.map((file) => [file, targetsOf(repo, file).filter((target) => sourceFiles.has(target))]));
    return { problems: circlesOf(next).map((circle) => `${circle.join(' → ')} → ${circle[0]}`) };
  },
};

const targetsOf = (repo: Repo, file: string): string[] =>
  importsOf(repo, file)
    .map(({ specifier }) => resolveRelative(file, specifier))
    .filter((target) => target !== null);
