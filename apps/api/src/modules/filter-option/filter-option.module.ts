import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { ClientServices } from '../client/client.module.ts';
import type { CompanyServices } from '../company/company.module.ts';
import type { UserServices } from '../user/user.module.ts';
import { filterOptionRoutes } from './filter-option.routes.ts';

export const filterOptionModule = (deps: Deps & ClientServices & CompanyServices & UserServices) =>
  defineModule({ services: {}, routes: filterOptionRoutes(bind, deps) });
