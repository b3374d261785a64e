import { company } from '@esteto/contract/company';
import type { Bind } from '../../platform/http/bind.ts';
import type { CompanyService } from './company.service.ts';

export const companyRoutes = (bind: Bind, companies: CompanyService) => [
  bind(company.mine, companies.mine),
  bind(company.detail, companies.detail),
];
