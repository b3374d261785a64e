import { proposal } from '@esteto/contract/opening/proposal';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { CouponServices } from '../../plan/coupon/coupon.module.ts';
import type { PlanServices } from '../../plan/plan/plan.module.ts';
import type { LeadServices } from '../lead/lead.module.ts';
import { PROPOSAL_MAIL, type ProposalJob, proposalService } from './proposal.service.ts';

export type ProposalServices = ReturnType<typeof proposalModule>['services'];

export const proposalModule = (deps: Deps & LeadServices & PlanServices & CouponServices & NoticeServices) => {
  const services = { proposals: proposalService(deps) };
  return defineModule({
    services,
    routes: bindAll(proposal, services.proposals),
    jobs: [
      {
        name: PROPOSAL_MAIL,
        label: 'Proposta para um lead',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: ProposalJob, id) => services.proposals.deliver(job, id),
      },
    ],
  });
};
