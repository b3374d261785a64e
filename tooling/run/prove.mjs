/**
 * `pnpm prove <what>`: what `npm test` has no time for. For who changed what it is about; each takes some minutes.
 *
 * properties: the property tests with 10,000 cases each instead of 200 (a tenth of them where each case is a conversation with the server), and 10,000
 *   actions of the random life of shifts.
 * fuzz: so many odd requests an endpoint (`--count`, 2,000 by itself) from another seed each time, or from one (`--seed`).
 * access: every endpoint as every kind of user, instead of every kind at one of the endpoints that declare the same.
 * gen: the generator writes a screen for every app instead of one, and all of it is held to every check.
 * clock: the demo data is made, every address opened and the main job done on days on which calendars have their corners.
 */

import { parseArgs } from 'node:util';
import { findChromium } from './chromium.mjs';
import { buildApps, prepare } from './prepare.mjs';
import { stopOnSignals } from './process.mjs';
import { journeys, runStep, STEPS, serverTests } from './steps.mjs';

const named = (...names) => STEPS.filter(({ name }) => names.includes(name));

const { values: sizes, positionals } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
});

const PROOFS = {
  properties: { steps: named('Unidade', 'API'), settings: { ESTETO_PROPERTY_RUNS: '10000', ESTETO_RANDOM_ACTIONS: '10000' } },
  fuzz: {
    steps: serverTests('Pedidos estranhos', ['src/contract-fuzz-']),
    settings: { ESTETO_FUZZ_COUNT: sizes.count ?? '2000', ESTETO_FUZZ_SEED: sizes.seed ?? String(Date.now() % 2 ** 31) },
  },
  access: { steps: serverTests('Acesso', ['src/access-matrix']), settings: { ESTETO_ALL_CALLERS: 'true' } },
  gen: { steps: named('Gerador de telas'), settings: { ESTETO_GEN_SCREENS: 'all' } },
  clock: {
    builds: true,
    steps: ['2027-01-02', '2027-02-28', '2027-10-31', '2027-12-31'].map((day) => ({
      ...journeys(`Jornadas em ${day}`, ['every-address', 'main-job', 'parameters', 'recurring']),
      settings: { ESTETO_CLOCK: `${day}T15:00:00Z` },
    })),
  },
};

const proof = PROOFS[positionals[0]];
if (!proof) {
  console.error(`pnpm prove ${Object.keys(PROOFS).join(' | ')}`);
  process.exit(2);
}
stopOnSignals();
const env = { ...(await prepare()), ...proof.settings };
if (proof.builds) {
  await buildApps(env);
  env.CHROMIUM_PATH = await findChromium(env);
}
for (const { settings, ...step } of proof.steps) {
  console.log(`\n── ${step.name} ${JSON.stringify(settings ?? proof.settings ?? {})}`);
  const { passed, failures } = await runStep(step, { ...env, ...settings });
  console.log([`${passed} passed, ${failures.length} failed`, ...failures.map((failure) => `  ✗ ${failure}`)].join('\n'));
  if (failures.length > 0) process.exitCode = 1;
}
