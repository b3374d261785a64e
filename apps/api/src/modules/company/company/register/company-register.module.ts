import { companyRegister } from '@esteto/contract/company/company-register';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import type { CompanyServices } from '../company.module.ts';
import { companyRegisterService } from './company-register.service.ts';

export type CompanyRegisterServices = ReturnType<typeof companyRegisterModule>['services'];

export const companyRegisterModule = (deps: Deps & CompanyServices & NoticeServices & UserServices) => {
  const services = { registers: companyRegisterService(deps) };
  return defineModule({
    services,
    routes: bindAll(companyRegister, services.registers),
  });
};
