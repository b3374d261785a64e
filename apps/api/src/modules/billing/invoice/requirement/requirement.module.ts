import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { type Bind, bind } from '../../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../../company/company/company.module.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import { memberScope } from '../invoice-scope.ts';
import { type AttachmentService, attachmentService } from './attachment.service.ts';
import { type RequirementService, requirementService } from './requirement.service.ts';
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

type Services = { requirements: RequirementService; attachments: AttachmentService };

/** What staff asks, what the doctor answers, and the files that either puts beside the invoice. */
const requirementRoutes = (bind: Bind, { requirements, attachments }: Services) => [
  bind(receivable.openRequirements, (actor, { id, body }) => requirements.open(actor, { id, scope: 'every_company', by: 'staff' }, body)),
  bind(invoice.answerRequirement, (actor, { id, requirement_id, body }) =>
    requirements.answer(actor, { id, requirement_id, scope: memberScope(actor), by: 'doctor' }, body),
  ),
  bind(receivable.returnRequirement, (actor, { id, requirement_id, body }) =>
    requirements.sendBack(actor, { id, requirement_id, scope: 'every_company', by: 'staff' }, body),
  ),
  bind(receivable.concludeRequirement, (actor, { id, requirement_id, body }) =>
    requirements.conclude(actor, { id, requirement_id, scope: 'every_company', by: 'staff' }, body),
  ),
  bind(invoice.attach, (actor, { id, file, body: { requirement_id } }) =>
    attachments.attach(actor, { id, scope: memberScope(actor) }, { file, requirement_id }),
  ),
  bind(invoice.detach, (actor, { id, attachment_id }) => attachments.detach(actor, { id, scope: memberScope(actor) }, attachment_id)),
];
