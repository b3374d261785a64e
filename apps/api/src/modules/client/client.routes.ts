import { adminClient, client } from '@esteto/contract/client';
import type { Bind } from '../../platform/http/bind.ts';
import type { ClientService } from './client.service.ts';

export const clientRoutes = (bind: Bind, clients: ClientService) => [
  bind(client.list, clients.list),
  bind(client.detail, clients.detail),
  bind(client.create, clients.create),
  bind(client.update, clients.update),
  bind(client.similar, clients.similar),
  bind(client.move, clients.move),
  bind(adminClient.list, clients.ofEveryCompany.list),
  bind(adminClient.detail, clients.ofEveryCompany.detail),
  bind(adminClient.update, clients.ofEveryCompany.update),
  bind(adminClient.move, clients.ofEveryCompany.move),
];
