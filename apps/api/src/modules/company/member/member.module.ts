import { member } from '@esteto/contract/company/member';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { CompanyServices } from '../company/company.module.ts';
import { memberService } from './member.service.ts';

export const memberModule = (deps: Deps & CompanyServices) => {
  const services = { members: memberService(deps) };
  return defineModule({
    services,
    routes: bindAll(member, services.members),
  });
};
