/**
 * `pnpm check`: what a person wants to know after a change, side by side and in seconds. It asks the same as `npm test` of every file, with two
 * shortcuts: types are read in two programs instead of one a package, and the lint looks at what changed since it was last well.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, stopOnSignals } from './process.mjs';
import { MEMORY, ROOT } from './toolchain.mjs';

/** Two heavy programs keep two cores busy. */
const LANES = 2;
const VITEST = join(ROOT, 'tooling/run/node_modules/.bin/vitest');
const LINTED = join(MEMORY, 'linted');
const started = Date.now();
const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` };

stopOnSignals();
mkdirSync(MEMORY, { recursive: true });
await run('node', ['tooling/checks/src/write-lists.ts'], { env, cwd: ROOT });
const changed = await filesToLint();
const steps = [
  { name: 'Unidade', command: VITEST, args: ['run', '--config', 'tooling/run/all-units.config.mjs', '--reporter=dot'] },
  { name: 'Tipos (navegador)', command: 'tsc', args: ['--noEmit', '-p', 'tooling/typescript/all-browser.json'] },
  { name: 'Tipos (Node)', command: 'tsc', args: ['--noEmit', '-p', 'tooling/typescript/all-node.json'] },
  { name: 'Regras do repositório', command: 'node', args: ['tooling/checks/src/run.ts'] },
  ...(changed.length > 0 ? [{ name: 'Lint', command: 'oxlint', args: ['--type-aware', ...changed] }] : []),
  { name: 'Formato', command: 'biome', args: ['check', '.'] },
];

let isWell = true;
const left = steps.values();
await Promise.all(Array.from({ length: LANES }, lane));
if (isWell) writeFileSync(LINTED, String(started));
console.log(`\n${isWell ? 'Tudo certo' : 'Há o que corrigir'}, ${seconds(started)}.`);
process.exitCode = isWell ? 0 : 1;

async function lane() {
  for (const { name, command, args } of left) {
    const since = Date.now();
    const { code, output } = await run(command, args, { env, cwd: ROOT, quiet: true, group: true });
    if (code !== 0) {
      isWell = false;
      console.log(`\n${output}`);
    }
    console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds(since)}`);
  }
}

/** The sources that changed since the last check that was well; all of them when there was none, or when the rules changed. */
async function filesToLint() {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { env, cwd: ROOT, quiet: true });
  const files = listed.output.split('\n').filter((file) => file && existsSync(join(ROOT, file)));
  const last = existsSync(LINTED) ? Number(readFileSync(LINTED, 'utf8')) : 0;
  const newer = files.filter((file) => statSync(join(ROOT, file)).mtimeMs > last);
  if (newer.some((file) => /oxlintrc|tsconfig|pnpm-lock|typescript\/.*\.json$/.test(file))) return ['.'];
  return newer.filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file));
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
