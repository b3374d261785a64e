import { posix } from 'node:path';
import type { Check } from './check.ts';
import { circlesOf } from './circles.ts';
import { isTest, type Repo, sources } from './repo.ts';
import { importsOf, resolveRelative } from './syntax.ts';

/** Where folders lead one way, so that one can be read without those that use it. */
const ROOTS = [
  'apps/api/src/modules/',
  'packages/domain/src/',
  'packages/ui/src/patterns/',
  'packages/shell/src/',
  'apps/api/src/platform/',
];

/** Ways back that are known and may stay. */
const KNOWN: readonly Way[] = ['work', 'sessions', 'files'].map((folder) => ({
  from: `apps/api/src/platform/${folder}`,
  to: 'apps/api/src/platform/http',
  // Its words are those of HTTP, and a hundred files throw it.
  why: 'uma recusa é um AppError, que fica em http',
}));

type Way = { from: string; to: string; why: string };

/** No folder leads back to itself through another. What lies below a folder of files is part of it. */
export const folderCycles: Check = {
  name: 'pastas',
  run: (repo) => {
    const problems = ROOTS.flatMap((root) => problemsBelow(repo, root));
    return { problems, note: `${KNOWN.length} voltas conhecidas` };
  },
};

const problemsBelow = (repo: Repo, root: string): string[] => {
  const files = sources(repo).filter((file) => file.startsWith(root) && !isTest(file));
  const sourceFiles = new Set(files);
  const folderOf = folders(root, files);
  const ways = new Map<string, Map<string, string>>();
  for (const file of files)
    for (const target of importsOf(repo, file).map(({ specifier }) => resolveRelative(file, specifier))) {
      if (target === null || !sourceFiles.has(target)) continue;
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from !== to) waysFrom(ways, from).set(to, `${file} importa ${target}`);
    }
  const stale = KNOWN.filter(({ from, to }) => from.startsWith(root) && !ways.get(from)?.delete(to));
  return [
    ...circlesOf(new Map([...ways].map(([from, to]) => [from, [...to.keys()]]))).map((circle) => inWords(circle, ways)),
    ...stale.map(({ from, to }) => `${from} não leva mais a ${to}: retire-a das voltas conhecidas`),
  ];
};

const waysFrom = (ways: Map<string, Map<string, string>>, from: string): Map<string, string> => {
  const targets = ways.get(from) ?? new Map<string, string>();
  ways.set(from, targets);
  return targets;
};

/** The highest folder below the root that has files of its own: `shared/` has none, so that each of its folders is one. */
const folders = (root: string, files: readonly string[]): ((file: string) => string) => {
  const own = new Set(files.map((file) => posix.dirname(file)));
  return (file) => {
    const parts = posix.dirname(file).slice(root.length).split('/');
    const above = parts.map((_part, index) => root + parts.slice(0, index + 1).join('/'));
    return above.find((folder) => own.has(folder)) ?? posix.dirname(file);
  };
};

/** The circle, and by which file each step goes. */
const inWords = (circle: readonly string[], ways: ReadonlyMap<string, ReadonlyMap<string, string>>): string => {
  const steps = circle.map((from, index) => ways.get(from)?.get(circle[(index + 1) % circle.length] ?? '') ?? '');
  return `${circle.join(' → ')} → ${circle[0]} (${steps.join('; ')})`;
};
