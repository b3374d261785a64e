import { scaleTemplate } from '@esteto/contract/duty/scale-template';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { ProfessionalServices } from '../../accreditation/professional/professional.module.ts';
import { scaleTemplateService } from './scale-template.service.ts';

export type ScaleTemplateServices = ReturnType<typeof scaleTemplateModule>['services'];

export const scaleTemplateModule = (deps: Deps & ProfessionalServices) => {
  const { credentialsOf } = deps.professionals;
  const services = { scaleTemplates: scaleTemplateService({ ...deps, credentialsOf }) };
  return defineModule({ services, routes: bindAll(scaleTemplate, services.scaleTemplates) });
};
