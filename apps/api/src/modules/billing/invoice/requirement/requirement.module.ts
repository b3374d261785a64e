import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../../company/company/company.module.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import { attachmentService } from './attachment.service.ts';
import { requirementRoutes } from './requirement.routes.ts';
import { requirementService } from './requirement.service.ts';
import { REQUIREMENT_MAIL, type RequirementMail, sendRequirementMail } from './requirement-mail.ts';

export const requirementModule = (deps: Deps & CompanyServices & UserServices) => {
  const services = { requirements: requirementService(deps), attachments: attachmentService(deps) };
  return defineModule({
    services,
    routes: requirementRoutes(bind, services),
    jobs: [
      {
        name: REQUIREMENT_MAIL,
        label: 'Exigência de uma nota',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: RequirementMail) => sendRequirementMail(deps, job),
      },
    ],
  });
};
