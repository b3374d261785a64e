/**
 * `pnpm prove properties`: the property tests of `npm test` with 10,000 cases each instead of 200 (a tenth of them where each case is a
 * conversation with the server). For who changed what they are about; it takes some minutes.
 */
import { prepare } from './prepare.mjs';
import { stopOnSignals } from './process.mjs';
import { runStep, STEPS } from './steps.mjs';

const PROOFS = { properties: { tasks: ['test:unit', 'test:api'], settings: { ESTETO_PROPERTY_RUNS: '10000' } } };

const proof = PROOFS[process.argv[2]];
if (!proof) {
  console.error(`pnpm prove ${Object.keys(PROOFS).join(' | ')}`);
  process.exit(2);
}
stopOnSignals();
const env = { ...(await prepare()), ...proof.settings };
for (const step of STEPS.filter(({ task }) => proof.tasks.includes(task))) {
  console.log(`\n── ${step.name}`);
  const { passed, failures } = await runStep(step, env);
  console.log([`${passed} passed, ${failures.length} failed`, ...failures.map((failure) => `  ✗ ${failure}`)].join('\n'));
  if (failures.length > 0) process.exitCode = 1;
}
