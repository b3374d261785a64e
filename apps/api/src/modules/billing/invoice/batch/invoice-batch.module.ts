import { invoiceBatch } from '@esteto/contract/billing/invoice-batch';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import type { InvoiceEmailServices } from '../email/invoice-email.module.ts';
import { invoiceBatchService, RUN_BATCHES } from './invoice-batch.service.ts';
import { invoiceBatchRun } from './invoice-batch-run.ts';

export const invoiceBatchModule = (deps: Deps & InvoiceEmailServices & UserServices) => {
  const services = { invoiceBatches: invoiceBatchService(deps), runBatches: invoiceBatchRun({ ...deps, emails: deps.invoiceEmails }) };
  const { invoiceBatches } = services;
  return defineModule({
    services,
    routes: bindAll(invoiceBatch, {
      ...invoiceBatches,
      archive: invoiceBatches.start('archive'),
      unarchive: invoiceBatches.start('unarchive'),
      email: invoiceBatches.start('email'),
      export: invoiceBatches.start('export'),
    }),
    jobs: [
      // Also every minute: what a killed server left behind.
      { name: RUN_BATCHES, label: 'Ações em lote sobre notas', cron: '* * * * *', handle: (_data, id) => services.runBatches(id) },
    ],
  });
};
