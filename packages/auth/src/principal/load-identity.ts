import { companyQueries } from '@esteto/api-client/company/company';
import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import type { QueryClient } from '@tanstack/react-query';
import { chooseCompany } from '../company/choose-company.ts';
import { chooseGroup } from '../group/choose-group.ts';
import { knownUser } from '../session/restore.ts';
import { type Identity, nobody } from './principal.ts';

/** Who is here and what they look at, fetching what is not known yet; concurrent loads share one request. Rejects with ApiFailure. */
export const loadIdentity = async (queryClient: QueryClient, requestedCompany: number | null = null): Promise<Identity> => {
  const user = await knownUser(queryClient);
  if (user?.type === 'doctor') {
    const companies = await queryClient.query({ ...companyQueries.mine({}), staleTime: 'static' });
    return { ...nobody, user, companies, company: chooseCompany(companies, requestedCompany), has_no_company: companies.length === 0 };
  }
  if (user?.type === 'manager') {
    const groups = await queryClient.query({ ...managementGroupQueries.mine({}), staleTime: 'static' });
    return { ...nobody, user, groups, group: chooseGroup(groups) };
  }
  return { ...nobody, user };
};
