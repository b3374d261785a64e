import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { termsRoutes } from './terms-of-service.routes.ts';
import { termsService } from './terms-of-service.service.ts';

export type TermsOfServiceServices = ReturnType<typeof termsOfServiceModule>['services'];

export const termsOfServiceModule = (deps: Deps) => {
  const services = { terms: termsService(deps) };
  return defineModule({
    services,
    routes: termsRoutes(bind, services.terms),
  });
};
