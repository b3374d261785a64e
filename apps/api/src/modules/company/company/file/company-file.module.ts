import { companyFile } from '@esteto/contract/company/company-file';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { CompanyServices } from '../company.module.ts';
import { companyFileService } from './company-file.service.ts';

export const companyFileModule = (deps: Deps & CompanyServices) => {
  const services = { companyFiles: companyFileService(deps) };
  return defineModule({
    services,
    routes: bindAll(companyFile, services.companyFiles),
  });
};
