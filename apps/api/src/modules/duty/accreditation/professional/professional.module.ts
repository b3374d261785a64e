import { professional } from '@esteto/contract/duty/professional';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import { professionalService } from './professional.service.ts';

export type ProfessionalServices = ReturnType<typeof professionalModule>['services'];

export const professionalModule = (deps: Deps) => {
  const services = { professionals: professionalService(deps) };
  return defineModule({ services, routes: bindAll(professional, services.professionals) });
};
