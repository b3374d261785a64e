import { companyRegister } from '@esteto/contract/company-register';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../user/user.module.ts';
import type { CompanyServices } from '../company.module.ts';
import { companyRegisterService } from './company-register.service.ts';

export const companyRegisterModule = (deps: Deps & CompanyServices & UserServices) => {
  const services = { registers: companyRegisterService(deps) };
  return defineModule({
    services,
    routes: [
      bind(companyRegister.companies, services.registers.companies),
      bind(companyRegister.people, services.registers.people),
      bind(companyRegister.createCompany, services.registers.createCompany),
      bind(companyRegister.createPerson, services.registers.createPerson),
      bind(companyRegister.detail, services.registers.detail),
      bind(companyRegister.update, services.registers.update),
      bind(companyRegister.changeStatus, services.registers.changeStatus),
      bind(companyRegister.convert, services.registers.convert),
      bind(companyRegister.assign, services.registers.assign),
      bind(companyRegister.history, services.registers.history),
    ],
  });
};
