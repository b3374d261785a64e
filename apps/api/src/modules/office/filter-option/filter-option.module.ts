import { filterOption } from '@esteto/contract/office/filter-option';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { ClientServices } from '../../billing/client/client.module.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { ManagementGroupServices } from '../../duty/management-group/management-group.module.ts';
import type { DepartmentServices } from '../../identity/department/department.module.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { PlanServices } from '../../plan/plan/plan.module.ts';

/** Each noun answers for its own names. */
export const filterOptionModule = ({
  companies,
  clients,
  users,
  departments,
  groups,
  plans,
}: Deps & ClientServices & CompanyServices & UserServices & DepartmentServices & ManagementGroupServices & PlanServices) =>
  defineModule({
    services: {},
    routes: bindAll(filterOption, {
      companies: async (_actor, query) => ({ items: await companies.options(query) }),
      clients: async (_actor, query) => ({ items: await clients.options(query) }),
      analysts: async (_actor, query) => ({ items: await users.analystOptions(query) }),
      people: async (_actor, query) => ({ items: await users.peopleOptions(query) }),
      groups: async (_actor, query) => ({ items: await groups.options(query) }),
      plans: async (_actor, query) => ({ items: await plans.options(query) }),
      departments: async (_actor, query) => ({ items: await departments.options(query) }),
    }),
  });
