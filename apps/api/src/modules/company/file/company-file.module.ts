import { companyFile } from '@esteto/contract/company-file';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { CompanyServices } from '../company.module.ts';
import { companyFileService } from './company-file.service.ts';

export const companyFileModule = (deps: Deps & CompanyServices) => {
  const services = { companyFiles: companyFileService(deps) };
  return defineModule({
    services,
    routes: [
      bind(companyFile.list, services.companyFiles.list),
      bind(companyFile.read, services.companyFiles.read),
      bind(companyFile.ofCompany, services.companyFiles.ofCompany),
      bind(companyFile.readOfCompany, services.companyFiles.readOfCompany),
      bind(companyFile.attach, services.companyFiles.attach),
      bind(companyFile.detach, services.companyFiles.detach),
    ],
  });
};
