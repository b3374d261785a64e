import { companyStatement } from '@esteto/contract/company-statement';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../../notice/notice.module.ts';
import { companyStatementService } from './company-statement.service.ts';

export const companyStatementModule = (deps: Deps & NoticeServices) => {
  const services = { companyStatements: companyStatementService(deps) };
  const { companyStatements } = services;
  return defineModule({
    services,
    routes: [
      bind(companyStatement.list, companyStatements.list),
      bind(companyStatement.year, companyStatements.year),
      bind(companyStatement.move, companyStatements.move),
      bind(companyStatement.readFile, companyStatements.readFile),
      bind(companyStatement.remind, companyStatements.remind),
    ],
  });
};
