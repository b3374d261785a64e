import { log } from '@esteto/contract/office/log';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { logService } from './log.service.ts';
import { logRunService, RUN_LOG } from './log-run.service.ts';

export const logModule = (deps: Deps) => {
  const services = { logs: logService(deps), logRuns: logRunService(deps) };
  const { logs, logRuns } = services;
  return defineModule({
    services,
    routes: bindAll(log, { ...logs, ...logRuns }),
    jobs: [
      { name: RUN_LOG, label: 'Verificação ou exportação do log', handle: () => logRuns.run() },
      {
        name: 'log-runs.expire',
        label: 'Descarte das exportações do log',
        cron: '41 4 * * *',
        handle: (_data: object, id) => logRuns.expire(id),
      },
    ],
  });
};
