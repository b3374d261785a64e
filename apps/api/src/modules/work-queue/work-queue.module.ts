import { workQueue } from '@esteto/contract/work-queue';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import type { InvoiceServices } from '../invoice/invoice.module.ts';
import type { NpsSurveyServices } from '../nps/survey/nps-survey.module.ts';
import { workQueueService } from './work-queue.service.ts';

export const workQueueModule = (deps: Deps & InvoiceServices & NpsSurveyServices) => {
  const services = { queues: workQueueService(deps) };
  return defineModule({
    services,
    routes: bindAll(workQueue, services.queues),
  });
};
