import { companyHistory } from '@esteto/contract/office/company-history';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import { companyHistoryService } from './company-history.service.ts';

export const companyHistoryModule = (deps: Deps & CompanyServices) =>
  defineModule({ services: {}, routes: bindAll(companyHistory, companyHistoryService(deps)) });
