import { member } from '@esteto/contract/member';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { CompanyServices } from '../company/company.module.ts';
import { memberService } from './member.service.ts';

export const memberModule = (deps: Deps & CompanyServices) => {
  const services = { members: memberService(deps) };
  return defineModule({
    services,
    routes: [
      bind(member.list, services.members.list),
      bind(member.update, services.members.update),
      bind(member.deactivate, services.members.deactivate),
      bind(member.activate, services.members.activate),
    ],
  });
};
