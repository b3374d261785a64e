import { systemActor } from '../../../../platform/work/actor.ts';
import { newEmail } from '../../../../testing/documents.ts';
import type { Examples } from '../../../../testing/example.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { exampleLead } from '../simulation.examples.ts';

/** A simulation that somebody left. */
export const keptSimulation = async (api: TestApp, email = newEmail()): Promise<{ id: number }> => {
  await api.modules.simulations.keep(systemActor(email), { body: exampleLead(email) });
  const [row] = await api.sql<{ id: number }>('select id::int as id from simulation_leads where email = $1', [email]);
  if (!row) throw new Error('Nothing was kept.');
  return row;
};

export const simulationLeadExamples: Examples<'simulationLead'> = {
  simulationLead: { list: () => ({}), detail: ({ api }) => keptSimulation(api) },
};
