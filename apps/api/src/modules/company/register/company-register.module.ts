import { companyRegister } from '@esteto/contract/company-register';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../user/user.module.ts';
import type { CompanyServices } from '../company.module.ts';
import { companyRegisterService } from './company-register.service.ts';

export const companyRegisterModule = (deps: Deps & CompanyServices & UserServices) => {
  const services = { registers: companyRegisterService(deps) };
  return defineModule({
    services,
    routes: bindAll(companyRegister, services.registers),
  });
};
