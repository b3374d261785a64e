import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { InvoiceServices } from '../invoice/invoice.module.ts';
import { workQueueRoutes } from './work-queue.routes.ts';
import { workQueueService } from './work-queue.service.ts';

export const workQueueModule = (deps: Deps & InvoiceServices) => {
  const services = { queues: workQueueService(deps) };
  return defineModule({
    services,
    routes: workQueueRoutes(bind, services.queues),
  });
};
