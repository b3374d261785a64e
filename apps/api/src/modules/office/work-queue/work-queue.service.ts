import type { InputOf } from '@esteto/contract/endpoint';
import {
  type workQueue as contract,
  type ObligationFines,
  ownPileAccess,
  pileAccess,
  type WorkOfPerson,
  type WorkPile,
} from '@esteto/contract/office/work-queue';
import { decide } from '@esteto/domain/identity/permission/access';
import { type PileName, pileFilters, pileRule, WORK_PILES } from '@esteto/domain/office/work-queue/work-pile';
import { WORKLOAD_KINDS, workloadKinds } from '@esteto/domain/office/work-queue/workload';
import type { Deps } from '../../../deps.ts';
import type { Pile } from '../../../platform/database/pile.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { MonthlyObligationServices } from '../../month/monthly-obligation/monthly-obligation.module.ts';
import * as queues from './work-queue.repository.ts';

type Parts = Pick<Deps, 'db' | 'clock'> &
  Pick<MonthlyObligationServices, 'monthlyObligations'> & {
    /** As they are today. */
    piles: () => Record<PileName, Pile>;
  };

/** What waits for staff: each pile by its noun's own word, so that it counts what the noun's list shows. */
export const workQueueService = ({ db, clock, piles, monthlyObligations }: Parts) => ({
  /** One statement. */
  list: ({ user }: SessionActor, { mine }: InputOf<typeof contract.list>): Promise<WorkPile[]> => {
    const pileByName = piles();
    const access = mine ? ownPileAccess : pileAccess;
    const questions = WORK_PILES.filter((name) => decide(access[name], { person: user }).allowed).flatMap((name) => {
      const filters = pileFilters(name, mine ? user.id : null);
      return filters ? [{ name, pile: pileByName[name], filters, late: pileRule(name).late }] : [];
    });
    return queues.count(db, questions, clock.today());
  },

  /** One statement. */
  workload: (_actor: SessionActor): Promise<WorkOfPerson[]> => {
    const pileByName = piles();
    return queues.byPerson(
      db,
      WORKLOAD_KINDS.map((kind) => {
        const { pile, filters } = workloadKinds[kind];
        return { name: kind, pile: pileByName[pile], filters, late: null };
      }),
      clock.today(),
    );
  },

  fines: ({ user }: SessionActor, { mine }: InputOf<typeof contract.fines>): Promise<ObligationFines> =>
    monthlyObligations.lateFines(mine ? user.id : null),
});
