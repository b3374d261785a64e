import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { paymentRoutes } from './payment.routes.ts';
import { paymentService } from './payment.service.ts';

export const paymentModule = (deps: Deps) => {
  const services = { payments: paymentService(deps) };
  return defineModule({
    services,
    routes: paymentRoutes(bind, services.payments),
  });
};
