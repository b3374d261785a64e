import { execFile } from 'node:child_process';
import { join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import type { Check } from './check.ts';
import { isTest, type Repo } from './repo.ts';

// knip looks twice: at all of the tree for what nobody names at all, and at what runs in the product for what only tests name.

/** What stands ready for an area that is not built yet: files, and the area that will call them. */
const WAITING = 'tooling/checks/data/waiting.json';

/** knip's answer, as far as it is read here. */
export type KnipIssue = { file: string } & Partial<Record<Kind, { name: string }[]>>;
const KINDS = ['files', 'exports', 'dependencies', 'devDependencies', 'unlisted', 'unresolved'] as const;
type Kind = (typeof KINDS)[number];

type Waiting = { files: string; for: string };

export const unused: Check = {
  name: 'código sem uso',
  run: async (repo) => {
    if (!repo.root) return { problems: [] };
    const [all, product] = [await ask(repo.root), await ask(repo.root, '--production')];
    const waiting = JSON.parse(repo.read(WAITING)) as Waiting[];
    return { problems: unusedProblems(all, product, waiting), note: `${waiting.length} partes à espera da sua área` };
  },
};

/** What is not used and waits for nothing, and what is said to wait and does not. */
export const unusedProblems = (all: readonly KnipIssue[], product: readonly KnipIssue[], waiting: readonly Waiting[]): string[] => {
  const inTests = product
    .filter(({ file }) => /^(packages|apps)\//.test(file) && !isTest(file) && !EXAMPLES.test(file))
    .map(({ file, exports }) => ({ file, exports }));
  const issues = [
    ...new Map(
      [...all, ...inTests].flatMap((issue) => namesIn(issue).map((name) => [`${issue.file} ${name}`, { ...issue, name }])),
    ).values(),
  ];
  const waits = ({ file }: { file: string }) => waiting.some(({ files }) => matchesGlob(file, files));
  return [
    ...issues.filter((issue) => !waits(issue)).map(({ file, name }) => `${file}: ${name} não é usado por ninguém`),
    ...waiting
      .filter(({ files }) => !issues.some(({ file }) => matchesGlob(file, files)))
      .map(({ files }) => `${WAITING}: ${files} não espera por nada`),
  ];
};

/** What stories and tests show. */
const EXAMPLES = /\/story-[^/]+$|-(story|samples)\.tsx?$/;

const namesIn = (issue: KnipIssue): string[] => KINDS.flatMap((kind) => (issue[kind] ?? []).map(({ name }) => name));

const run = promisify(execFile);

const ask = async (root: NonNullable<Repo['root']>, ...options: string[]): Promise<KnipIssue[]> => {
  const knip = join(import.meta.dirname, '../node_modules/.bin/knip');
  const quiet = [
    '--no-progress',
    // The lists that name every noun are written, and out of git.
    '--no-gitignore',
    '--no-exit-code',
    '--no-config-hints',
    '--reporter',
    'json',
    '--include',
    KINDS.join(',').replace('devDependencies,', ''),
  ];
  const { stdout } = await run(knip, ['--directory', root, ...quiet, ...options], { maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(stdout) as { issues: KnipIssue[] }).issues;
};
