import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { termsService } from './terms-of-service.service.ts';

export type TermsOfServiceServices = ReturnType<typeof termsOfServiceModule>['services'];

export const termsOfServiceModule = (deps: Deps) => {
  const services = { terms: termsService(deps) };
  return defineModule({
    services,
    routes: bindAll(termsOfService, services.terms),
  });
};
