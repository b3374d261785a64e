import { filterOption } from '@esteto/contract/filter-option';
import type { Bind } from '../../platform/http/bind.ts';
import type { ClientService } from '../client/client.service.ts';
import type { CompanyService } from '../company/company.service.ts';
import type { UserService } from '../user/user.service.ts';

type Services = { companies: CompanyService; clients: ClientService; users: UserService };

/** Each noun answers for its own names. */
export const filterOptionRoutes = (bind: Bind, { companies, clients, users }: Services) => [
  bind(filterOption.companies, async (_actor, query) => ({ items: await companies.options(query) })),
  bind(filterOption.clients, async (_actor, query) => ({ items: await clients.options(query) })),
  bind(filterOption.analysts, async (_actor, query) => ({ items: await users.analystOptions(query) })),
];
