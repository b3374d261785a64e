import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { sealEvents } from './seal-events.ts';

export const auditModule = (deps: Deps) =>
  defineModule({
    services: {},
    jobs: [
      {
        name: 'events.seal',
        label: 'Selagem do log',
        cron: '*/5 * * * *',
        handle: async () => void (await sealEvents(deps.db, deps.clock)),
      },
    ],
  });
