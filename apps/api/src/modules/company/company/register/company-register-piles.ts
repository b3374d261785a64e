import { registerFilters } from '@esteto/domain/company/company/register-form';
import type { Deps } from '../../../../deps.ts';
import { pile } from '../../../../platform/database/pile.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { matching } from './company-register.repository.ts';
import { COMPANIES } from './company-register.service.ts';

/** What waits of the companies that the office looks after. */
export const companyRegisterPiles =
  ({ db }: Pick<Deps, 'db'>) =>
  () => ({
    companies_without_analyst: pile(registerFilters, {
      from: companies,
      since: companies.created_at,
      where: (filters) => matching(db, COMPANIES, filters),
    }),
  });
