import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import type { Bind } from '../../../../platform/http/bind.ts';
import { memberScope } from '../invoice-scope.ts';
import type { AttachmentService } from './attachment.service.ts';
import type { RequirementService } from './requirement.service.ts';

type Services = { requirements: RequirementService; attachments: AttachmentService };

/** What staff asks, what the doctor answers, and the files that either puts beside the invoice. */
export const requirementRoutes = (bind: Bind, { requirements, attachments }: Services) => [
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
