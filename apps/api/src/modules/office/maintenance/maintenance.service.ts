import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { maintenance as contract } from '@esteto/contract/office/maintenance';
import { maintenanceWindow } from '@esteto/domain/office/maintenance/maintenance-form';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import * as windows from './maintenance.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'maintenance'>;

export const maintenanceService = ({ db, work, clock, maintenance }: Parts) => {
  const refresh = async (): Promise<void> => maintenance.remember(await windows.find(db));
  return {
    /** What this server knows is made what is set. At the start, and every few seconds. */
    refresh,

    state: async (): Promise<AnswerOf<typeof contract.state>> => {
      await refresh();
      const window = maintenance.window();
      const isOver = window !== null && Date.parse(window.ends_at) <= clock.now().getTime();
      return {
        is_on: maintenance.isOn(),
        starts_at: isOver ? null : (window?.starts_at ?? null),
        ends_at: isOver ? null : (window?.ends_at ?? null),
      };
    },

    set: async (actor: SessionActor, { body }: InputOf<typeof contract.set>): Promise<void> => {
      const window = maintenanceWindow(body);
      if (Date.parse(window.ends_at) <= clock.now().getTime()) throw invalid({ until: 'até: este horário já passou.' });
      await work(actor, async (tx) => {
        await windows.put(tx.db, window);
        tx.record({ type: 'maintenance', id: 0 }, { action: 'maintenance.set', reason: `${window.starts_at}/${window.ends_at}` });
      });
      await refresh();
    },

    end: async (actor: SessionActor): Promise<void> => {
      await work(actor, async (tx) => {
        await windows.put(tx.db, null);
        tx.record({ type: 'maintenance', id: 0 }, { action: 'maintenance.ended' });
      });
      await refresh();
    },
  };
};
