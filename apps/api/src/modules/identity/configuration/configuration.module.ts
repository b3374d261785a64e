import { configuration } from '@esteto/contract/identity/configuration';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { configurationService } from './configuration.service.ts';

export const configurationModule = (deps: Deps) => {
  const services = { configurations: configurationService(deps) };
  return defineModule({
    services,
    routes: bindAll(configuration, services.configurations),
  });
};
