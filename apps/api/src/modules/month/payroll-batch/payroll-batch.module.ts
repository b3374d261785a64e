import { payrollBatch } from '@esteto/contract/month/payroll-batch';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { RFactorServices } from '../r-factor/r-factor.module.ts';
import { payrollBatchService } from './payroll-batch.service.ts';
import { TELL_PAYROLLS } from './payroll-batch-parts.ts';
import { tellWaiting } from './payroll-batch-run.ts';

export const payrollBatchModule = (deps: Deps & RFactorServices & UserServices) => {
  const services = { payrollBatches: payrollBatchService(deps), tellPayrolls: tellWaiting(deps) };
  return defineModule({
    services,
    routes: bindAll(payrollBatch, services.payrollBatches),
    jobs: [
      // Also every minute: what a killed server left behind.
      { name: TELL_PAYROLLS, label: 'Folhas em lote', cron: '* * * * *', handle: (_data, id) => services.tellPayrolls(id) },
    ],
  });
};
