/**
 * `pnpm prove [what…]`: what `npm test` has no time for; everything when nothing is named, which takes hours. One table at the end says how large each
 * proof was and what came of it.
 *
 * properties: the property tests with `--runs` cases each (10,000) instead of 200 (a tenth of them where each case is a conversation with the server),
 *   and `--actions` (10,000) of the random life of shifts.
 * fuzz: so many odd requests an endpoint (`--count`, 2,000) from another seed each time, or from one (`--seed`).
 * access: every endpoint as every kind of user, instead of every kind at one of the endpoints that declare the same.
 * nfse: so many invoices made by chance (`--runs`): what the pre-flight lets through is valid by the official schema of the DPS. Needs xmllint (Debian:
 *   libxml2-utils).
 * reconciliation: how often the first suggestion of what a bank movement paid is right, over `--runs` / 20 practices made by chance.
 * gen: the generator writes a screen for every app instead of one, and all of it is held to every check.
 * clock: the demo data is made, every address opened and the main job done on days on which calendars have their corners.
 */

import { parseArgs } from 'node:util';
import { findChromium } from './chromium.mjs';
import { buildApps, prepare } from './prepare.mjs';
import { stopOnSignals } from './process.mjs';
import { tellTable } from './reports.mjs';
import { check, journeys, runStep, STEPS, serverTests } from './steps.mjs';

const named = (...names) => STEPS.filter(({ name }) => names.includes(name));

const { values: sizes, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    actions: { type: 'string', default: '10000' },
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
  allowPositionals: true,
});

const PROOFS = {
  properties: { steps: named('Unidade', 'API'), settings: { ESTETO_PROPERTY_RUNS: sizes.runs, ESTETO_RANDOM_ACTIONS: sizes.actions } },
  fuzz: {
    steps: serverTests('Pedidos estranhos', ['src/contract-fuzz-']),
    settings: { ESTETO_FUZZ_COUNT: sizes.count, ESTETO_FUZZ_SEED: sizes.seed },
  },
  access: { steps: serverTests('Acesso', ['src/access-matrix']), settings: { ESTETO_ALL_CALLERS: 'true' } },
  nfse: {
    steps: [{ ...check('Esquema da NFS-e', 'node', ['apps/api/src/testing/prove-nfse.ts']), quiet: false }],
    settings: { ESTETO_PROPERTY_RUNS: sizes.runs, ESTETO_NFSE_SEED: sizes.seed },
  },
  reconciliation: {
    steps: [
      {
        ...check('Sugestões de conciliação', 'tooling/run/node_modules/.bin/vitest', [
          'run',
          '--config',
          'tooling/run/all-units.config.mjs',
          'suggestion-truth',
        ]),
        quiet: false,
      },
    ],
    settings: { ESTETO_PROPERTY_RUNS: sizes.runs },
  },
  gen: { steps: named('Gerador de telas'), settings: { ESTETO_GEN_SCREENS: 'all' } },
  clock: {
    builds: true,
    steps: ['2027-01-02', '2027-02-28', '2027-10-31', '2027-12-31'].map((day) => ({
      ...journeys('Jornadas', ['every-address', 'main-job', 'parameters', 'recurring']),
      settings: { ESTETO_CLOCK: `${day}T15:00:00Z` },
    })),
  },
};

const wanted = positionals.length > 0 ? positionals : Object.keys(PROOFS);
if (!wanted.every((name) => name in PROOFS)) {
  console.error(`pnpm prove [${Object.keys(PROOFS).join(' | ')}]`);
  process.exit(2);
}
stopOnSignals();
const env = await prepare();
const rows = [];
const started = Date.now();
for (const name of wanted) await prove(name);
tellTable(rows, secondsSince(started));

async function prove(name) {
  const { builds, steps, settings: all } = PROOFS[name];
  const here = { ...env, ...all };
  if (builds) {
    await buildApps(here);
    here.CHROMIUM_PATH = await findChromium(here);
  }
  for (const { settings = {}, ...step } of steps) {
    const size = Object.values({ ...all, ...settings }).join(' · ');
    console.log(`\n── ${name}: ${step.name} ${size}`);
    const since = Date.now();
    const result = await runStep(step, { ...here, ...settings });
    rows.push({ name: `${name}: ${step.name} ${size}`, ...result, seconds: secondsSince(since) });
  }
}

function secondsSince(since) {
  return Math.round((Date.now() - since) / 1000);
}
