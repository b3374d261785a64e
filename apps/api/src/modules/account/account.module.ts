import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { UserServices } from '../user/user.module.ts';
import { accountRoutes } from './account.routes.ts';
import { accountService } from './account.service.ts';

export const accountModule = (deps: Deps & UserServices) => {
  const services = { accounts: accountService(deps) };
  return defineModule({ services, routes: accountRoutes(bind, services.accounts) });
};
