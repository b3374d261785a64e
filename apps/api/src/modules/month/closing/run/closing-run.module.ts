import { closingRun } from '@esteto/contract/month/closing-run';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { closingRunService, RUN_CLOSINGS } from './closing-run.service.ts';
import { runWaiting } from './closing-run-steps.ts';

export const closingRunModule = (deps: Deps & NoticeServices & UserServices) => {
  const services = { closingRuns: closingRunService(deps), runClosings: runWaiting(deps) };
  return defineModule({
    services,
    routes: bindAll(closingRun, services.closingRuns),
    jobs: [
      // Also every minute: what a killed server left behind.
      { name: RUN_CLOSINGS, label: 'Fechamentos em lote', cron: '* * * * *', handle: (_data, id) => services.runClosings(id) },
    ],
  });
};
