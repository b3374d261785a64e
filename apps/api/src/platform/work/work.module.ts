import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { sweepKeys } from './work.ts';

export const workModule = (deps: Deps) =>
  defineModule({
    services: {},
    jobs: [
      {
        name: 'work.sweep-keys',
        label: 'Limpeza das chaves de repetição',
        cron: '27 4 * * *',
        handle: () => sweepKeys(deps.db, deps.clock),
      },
    ],
  });
