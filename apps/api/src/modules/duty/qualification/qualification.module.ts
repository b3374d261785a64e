import { qualification } from '@esteto/contract/duty/qualification';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UnitServices } from '../unit/unit.module.ts';
import { qualificationService } from './qualification.service.ts';

export type QualificationServices = ReturnType<typeof qualificationModule>['services'];

export const qualificationModule = (deps: Deps & UnitServices) => {
  const services = { qualifications: qualificationService(deps) };
  return defineModule({
    services,
    routes: bindAll(qualification, services.qualifications),
  });
};
