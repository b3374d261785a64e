import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { forTools } from './prepare.mjs';
import { run } from './process.mjs';
import { readReport } from './reports.mjs';
import { ROOT } from './toolchain.mjs';

/**
 * Everything that `npm test` runs, in order. A check passes or fails as one and keeps one core busy, so that two go side by side; a suite counts the
 * tests of its reports and has workers for all cores.
 */
export const STEPS = [
  check('Formato', 'biome', ['check', '.']),
  check('Lint', 'oxlint', ['--type-aware']),
  check('Tipos (navegador)', 'tsc', ['--noEmit', '-p', 'tooling/typescript/all-browser.json']),
  check('Tipos (Node)', 'tsc', ['--noEmit', '-p', 'tooling/typescript/all-node.json']),
  check('Tipos (worker)', 'tsc', ['--noEmit', '-p', 'tooling/vite/src/worker']),
  check('Regras do repositório', 'node', ['tooling/checks/src/run.ts']),
  check('Construção', 'turbo', turbo('build')),
  {
    name: 'Unidade',
    reports: [join(ROOT, 'tooling/run/.reports/unit.json')],
    command: 'tooling/run/node_modules/.bin/vitest',
    args: ['run', '--config', 'tooling/run/all-units.config.mjs', '--reporter=default', '--reporter=json'],
  },
  suite('Gerador de telas', 'test:gen', 'gen'),
  suite('API', 'test:api', 'api'),
  suite('Storybook', 'test:stories', 'stories', { browser: true }),
  journeys('Playwright'),
  // After the build, and its tables are read.
  { ...check('Limites de bytes', 'node', ['tooling/bench/src/gates.ts']), quiet: false },
];

/**
 * The steps for what a change can touch (tooling/checks/src/affected.ts): the checks and all units; of the suites what it names. Answers them with what
 * they leave out, in words.
 */
export function stepsFor(affected) {
  if (affected.wide) return { steps: STEPS, leftOut: [] };
  const suites = {
    'Gerador de telas': affected.generator ? [named('Gerador de telas')] : [],
    API: [...serverTests('API', affected.api), ...serverTests('Contrato', affected.nouns.length > 0 ? PROOFS : [], affected.nouns)],
    Storybook: someStories(affected.stories),
    Playwright: [...someJourneys(affected.journeys), ...someAddresses(affected.addresses)],
    'Limites de bytes': affected.addresses.length > 0 ? [named('Limites de bytes')] : [],
  };
  const steps = STEPS.flatMap((step) => suites[step.name] ?? [step]);
  return { steps, leftOut: Object.keys(suites).filter((name) => suites[name].length === 0) };
}

const named = (name) => STEPS.find((step) => step.name === name);

/** They try every endpoint of the contract; here those of the nouns. */
const PROOFS = ['src/access-matrix', 'src/contract-', 'src/statement-budget', 'src/tenant-isolation'];

/** Some tests of the server; of each file those of the nouns, where there are any. */
export function serverTests(name, files, nouns = []) {
  if (files.length === 0) return [];
  const paths = files.map((file) => file.replace('apps/api/', ''));
  const only = nouns.length > 0 ? ['-t', `^(?:${nouns.join('|')})\\.`] : [];
  return [
    {
      name,
      part: true,
      reports: [join(ROOT, 'apps/api/.reports/api.json')],
      command: 'pnpm',
      args: ['--filter', '@esteto/api', 'test:api', ...paths, ...only],
    },
  ];
}

function someStories(files) {
  if (files.length === 0) return [];
  const reports = [join(ROOT, 'packages/ui/.reports/stories.json')];
  return [{ name: 'Storybook', browser: true, reports, command: 'pnpm', args: ['--filter', '@esteto/ui', 'test:stories', ...files] }];
}

function someJourneys(files) {
  return files.length > 0
    ? [
        journeys(
          'Playwright',
          files.map((file) => basename(file)),
        ),
      ]
    : [];
}

function someAddresses(addresses) {
  if (addresses.length === 0) return [];
  const step = journeys('Endereços', ['every-address']);
  return [{ ...step, args: [...step.args, '--grep', ` (?:${addresses.join('|')})$`] }];
}

const LIMIT_MS = 60 * 60_000;

/** Runs one step; returns its counts, the names of what failed, what passed only on its second try and how long each test took. */
export async function runStep(step, environment) {
  const env = forTools(environment);
  const reports = step.reports ?? (step.task ? await expectedReports(step, env) : null);
  for (const report of reports ?? []) rmSync(report, { force: true }); // else an old one would be counted for a run that broke off
  const { code, timedOut, output } = await run(step.command, step.args, {
    env,
    cwd: ROOT,
    group: true,
    limitMs: LIMIT_MS,
    quiet: step.quiet,
  });
  if (step.quiet && code !== 0) console.log(`\n${step.name}:\n${output}`);
  const counts = (reports ?? []).map((report) => readReport(report, step));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failures = counts.flatMap((count) => count.failures);
  if (timedOut) failures.push(`passou de ${LIMIT_MS / 60_000} minutos e foi interrompido`);
  else if (code !== 0 && failures.length === 0) failures.push(`terminou com o código ${code}`);
  if (reports && passed + failures.length === 0) failures.push('nenhum teste rodou');
  return {
    passed: reports ? passed : Number(failures.length === 0),
    failures,
    unsteady: counts.flatMap((count) => count.unsteady),
    times: counts.flatMap((count) => count.times),
  };
}

export function check(name, command, args) {
  return { name, command, args, quiet: true };
}

/** The packages' scripts write `.reports/<report>.json`; turbo restores it with a cached result. */
function suite(name, task, report, { browser = false } = {}) {
  return { name, task, report, browser, command: 'turbo', args: turbo(task) };
}

/** Not by turbo: the journeys depend on the built apps, the server and the demo data, so their result is never taken from a cache. */
export function journeys(name, files = []) {
  const reports = [join(ROOT, 'tooling/e2e/.reports/e2e.json')];
  return { name, reports, browser: true, command: 'pnpm', args: ['--filter', '@esteto/e2e', 'test:e2e', ...files] };
}

function turbo(task) {
  return ['run', task, '--concurrency=2', '--continue=always', '--output-logs=errors-only'];
}

/** One report per package that has the task's script. */
async function expectedReports({ task, report }, env) {
  const { output } = await run('turbo', ['run', task, '--dry=json'], { env, cwd: ROOT, quiet: true });
  const { tasks } = JSON.parse(output.slice(output.indexOf('{')));
  const ours = tasks.filter((candidate) => candidate.task === task && candidate.command !== '<NONEXISTENT>');
  return ours.map(({ directory }) => join(ROOT, directory, '.reports', `${report}.json`));
}
