import { companyStatement } from '@esteto/contract/month/company-statement';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { companyStatementService } from './company-statement.service.ts';

export type CompanyStatementServices = ReturnType<typeof companyStatementModule>['services'];

export const companyStatementModule = (deps: Deps & NoticeServices) => {
  const services = { companyStatements: companyStatementService(deps) };
  const { companyStatements } = services;
  return defineModule({
    services,
    routes: bindAll(companyStatement, companyStatements),
  });
};
