import { municipalParameter } from '@esteto/contract/billing/municipal-parameter';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { municipalParameterService } from './municipal-parameter.service.ts';

export const municipalParameterModule = (deps: Deps) => {
  const services = { municipalParameters: municipalParameterService(deps) };
  return defineModule({
    services,
    routes: bindAll(municipalParameter, services.municipalParameters),
  });
};
