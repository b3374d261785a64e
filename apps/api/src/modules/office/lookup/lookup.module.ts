import { lookup } from '@esteto/contract/office/lookup';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { lookupService } from './lookup.service.ts';

export type LookupServices = ReturnType<typeof lookupModule>['services'];

export const lookupModule = (deps: Deps) => {
  const services = { lookup: lookupService(deps) };
  return defineModule({
    services,
    routes: bindAll(lookup, services.lookup),
    jobs: [
      {
        name: 'lookups.renew',
        label: 'Renovação das listas públicas (cidades, bancos)',
        cron: '40 3 * * 0',
        handle: () => deps.lookups.renew(),
      },
      { name: 'lookups.sweep', label: 'Limpeza das consultas públicas', cron: '32 4 * * *', handle: () => deps.lookups.sweep() },
    ],
  });
};
