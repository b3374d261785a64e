import { randomUUID } from 'node:crypto';
import { firstSimulation } from '@esteto/domain/opening/simulation/simulation-input';
import { LEAD_CONSENT } from '@esteto/domain/opening/simulation/simulation-lead';
import type { Examples } from '../../../testing/example.ts';

export const exampleSimulation = firstSimulation('2026-11');

/** A lead of its own: a former key would be kept no second time. */
export const exampleLead = (email = 'interessada@demo.test') => ({
  key: randomUUID(),
  name: 'Helena Duarte',
  email,
  phone: '11987654321',
  consent: true,
  consent_version: LEAD_CONSENT.version,
  input: exampleSimulation,
});

export const simulationExamples: Examples<'simulation'> = {
  simulation: {
    start: () => ({}),
    pdf: () => ({ body: exampleSimulation }),
    keep: () => ({ body: exampleLead() }),
  },
};
