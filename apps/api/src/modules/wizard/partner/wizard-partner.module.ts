import { wizardPartner } from '@esteto/contract/wizard-partner';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { NoticeServices } from '../../notice/notice.module.ts';
import type { WizardServices } from '../wizard.module.ts';
import { PARTNER_MAIL, type PartnerJob, wizardPartnerService } from './wizard-partner.service.ts';

export type WizardPartnerServices = ReturnType<typeof wizardPartnerModule>['services'];

export const wizardPartnerModule = (deps: Deps & WizardServices & NoticeServices) => {
  const services = { wizardPartners: wizardPartnerService(deps) };
  return defineModule({
    services,
    routes: bindAll(wizardPartner, services.wizardPartners),
    jobs: [
      {
        name: PARTNER_MAIL,
        label: 'Link para um sócio',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: PartnerJob, id) => services.wizardPartners.send(job, id),
      },
    ],
  });
};
