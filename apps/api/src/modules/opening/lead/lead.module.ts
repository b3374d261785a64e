import { lead } from '@esteto/contract/opening/lead';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { WizardServices } from '../wizard/wizard.module.ts';
import { leadService } from './lead.service.ts';

export type LeadServices = ReturnType<typeof leadModule>['services'];

export const leadModule = (deps: Deps & UserServices & WizardServices & NoticeServices) => {
  const services = { leads: leadService(deps) };
  return defineModule({
    services,
    routes: bindAll(lead, services.leads),
    jobs: [
      {
        name: 'leads.settle',
        label: 'Acompanhamento dos leads que se cadastraram',
        cron: '*/10 * * * *',
        handle: (_data, id) => services.leads.settle(id),
      },
      {
        name: 'leads.remind',
        label: 'Lembrete do próximo passo de um lead',
        cron: '10 8-20 * * *',
        handle: (_data, id) => services.leads.remind(id),
      },
      { name: 'leads.sweep', label: 'Descarte de leads antigos', cron: '57 4 * * *', handle: () => services.leads.sweep() },
    ],
  });
};
