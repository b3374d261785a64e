import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { UserServices } from '../user/user.module.ts';
import type { WizardServices } from '../wizard/wizard.module.ts';
import { leadRoutes } from './lead.routes.ts';
import { leadService } from './lead.service.ts';

export type LeadServices = ReturnType<typeof leadModule>['services'];

export const leadModule = (deps: Deps & UserServices & WizardServices) => {
  const services = { leads: leadService(deps) };
  return defineModule({
    services,
    routes: leadRoutes(bind, services.leads),
    jobs: [
      { name: 'leads.settle', cron: '*/10 * * * *', handle: (_data, id) => services.leads.settle(id) },
      { name: 'leads.sweep', cron: '57 4 * * *', handle: () => services.leads.sweep() },
    ],
  });
};
