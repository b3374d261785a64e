import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { simulationLead as contract, SimulationLeadDetail, SimulationLeadRow } from '@esteto/contract/opening/simulation-lead';
import type { Deps } from '../../../../deps.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import * as simulations from './simulation-lead.repository.ts';

/** The simulations that people left, for the team that calls them about it. */
export const simulationLeadService = ({ db }: Pick<Deps, 'db'>) => ({
  list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<SimulationLeadRow>> => simulations.list(db, input),

  detail: (_actor: SessionActor, { id }: { id: number }): Promise<SimulationLeadDetail> => simulations.detail(db, id),
});
