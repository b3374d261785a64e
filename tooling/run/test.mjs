/**
 * `npm test`: everything, on a machine with Node 20 and npm. Nothing is skipped; what cannot run has failed. `npm test -- --since COMMIT`: only what the
 * changes since can touch, for whoever works on them.
 */
import { findChromium } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { prepare } from './prepare.mjs';
import { run, stopOnSignals } from './process.mjs';
import { tellTable } from './reports.mjs';
import { runStep, STEPS, stepsFor } from './steps.mjs';
import { ROOT } from './toolchain.mjs';
import { readKnown, unsteadyFailures, unsteadyLine } from './unsteady.mjs';

/** Two programs of one thread keep two cores busy. */
const LANES = 2;

stopOnSignals();
const started = Date.now();
const rows = [];

const env = await prepare().catch((error) => {
  rows.push({ name: 'Preparação', ...broken(error), seconds: secondsSince(started) });
});
if (env) {
  const browser = await findChromium(env).catch((error) => error);
  const nginx = await findNginx(env).catch((error) => error);
  const tools = { browser, env: withTools(env, browser, nginx) };
  const steps = await chosenSteps(env);
  const checks = steps.filter(({ quiet }) => quiet).values();
  await Promise.all(Array.from({ length: LANES }, () => runAll(checks, tools)));
  await runAll(
    steps.filter(({ quiet }) => !quiet),
    tools,
  );
}
tellUnsteady();
tellTable(rows, secondsSince(started), { slowestToo: true });

/** All of them, unless `--since` names a commit. */
async function chosenSteps(environment) {
  const [option, commit] = process.argv.slice(2);
  if (option !== '--since') return STEPS;
  const { code, output } = await run('node', ['tooling/checks/src/print-affected.ts', commit], {
    env: environment,
    cwd: ROOT,
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  const affected = JSON.parse(output);
  const { steps, leftOut } = stepsFor(affected);
  console.log(
    affected.wide ? `Tudo: ${affected.wide} sustenta todo o resto.` : `Fica de fora: ${leftOut.join(', ') || 'nada por inteiro'}.`,
  );
  for (const [what, list] of Object.entries(affected)) if (Array.isArray(list)) console.log(`  ${what}: ${list.length}`);
  return steps;
}

async function runAll(steps, { browser, env }) {
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const since = Date.now();
    const blocked = step.browser && browser instanceof Error;
    const result = blocked ? broken(browser) : await runStep(step, env).catch(broken);
    rows.push({ name: step.name, ...result, seconds: secondsSince(since) });
  }
}

/** What passed only on its second try is told, and fails the run where it is too much. */
function tellUnsteady() {
  const unsteadyTests = rows.flatMap(({ unsteady = [] }) => unsteady);
  if (unsteadyTests.length === 0) return;
  const recorded = readKnown();
  console.log(`\nInstável (passou na segunda vez):\n${unsteadyTests.map((one) => unsteadyLine(one, recorded)).join('\n')}`);
  const titles = unsteadyTests.map(({ title }) => title);
  const failures = unsteadyFailures(titles, recorded, new Date().toISOString().slice(0, 10));
  if (failures.length > 0) rows.push({ name: 'Testes instáveis', passed: 0, failures, seconds: 0 });
}

function broken(error) {
  return { passed: 0, failures: [error.message] };
}

/** The journey that needs nginx says itself what is missing; the others go on without. */
function withTools(environment, browser, nginx) {
  return {
    ...environment,
    ...(!(browser instanceof Error) && { CHROMIUM_PATH: browser }),
    ...(nginx instanceof Error ? { NGINX_MISSING: nginx.message } : { NGINX_ROOT: nginx }),
  };
}

function secondsSince(since) {
  return Math.round((Date.now() - since) / 1000);
}
