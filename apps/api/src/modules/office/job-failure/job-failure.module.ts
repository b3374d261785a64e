import { jobFailure } from '@esteto/contract/office/job-failure';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { InvoiceEmailServices } from '../../billing/invoice/email/invoice-email.module.ts';
import { jobFailureService } from './job-failure.service.ts';

export const jobFailureModule = (deps: Deps & InvoiceEmailServices) => {
  const services = { jobFailures: jobFailureService(deps) };
  return defineModule({
    services,
    routes: bindAll(jobFailure, services.jobFailures),
  });
};
