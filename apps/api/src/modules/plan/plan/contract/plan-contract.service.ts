import type { InputOf } from '@esteto/contract/endpoint';
import type { plan as contract, PlanContract } from '@esteto/contract/plan/plan';
import type { Deps } from '../../../../deps.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import { plans as table } from '../../../../tables/plan/plan.tables.ts';
import * as contracts from './plan-contract.repository.ts';

export const planContractService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => ({
  read: (_actor: SessionActor, { id }: { id: number }): Promise<PlanContract> => contracts.read(db, id),

  /** A version of its own, unless the text is the one in force; who signed an older one signed that. */
  change: (actor: SessionActor, { id, body: { version, text } }: InputOf<typeof contract.changeContract>): Promise<PlanContract> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const former = await contracts.last(tx.db, id);
      if (text !== former?.text) {
        const number = (former?.number ?? 0) + 1;
        await contracts.add(tx, id, number, text);
        await tx.change(table, before, {}, { action: 'plan.contract_changed', reason: `Versão ${number}.` });
      }
      return contracts.read(tx.db, id);
    }),
});
