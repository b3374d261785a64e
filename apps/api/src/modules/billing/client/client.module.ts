import { adminClient, client } from '@esteto/contract/billing/client';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { clientService } from './client.service.ts';

export type ClientServices = ReturnType<typeof clientModule>['services'];

export const clientModule = (deps: Deps) => {
  const services = { clients: clientService(deps) };
  return defineModule({
    services,
    routes: [...bindAll(client, services.clients), ...bindAll(adminClient, services.clients.ofEveryCompany)],
  });
};
