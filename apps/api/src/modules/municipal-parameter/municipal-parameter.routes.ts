import { municipalParameter } from '@esteto/contract/municipal-parameter';
import type { Bind } from '../../platform/http/bind.ts';
import type { MunicipalParameterService } from './municipal-parameter.service.ts';

export const municipalParameterRoutes = (bind: Bind, parameters: MunicipalParameterService) => [
  bind(municipalParameter.list, parameters.list),
  bind(municipalParameter.detail, parameters.detail),
  bind(municipalParameter.create, parameters.create),
  bind(municipalParameter.update, parameters.update),
  bind(municipalParameter.rules, parameters.rules),
  bind(municipalParameter.history, parameters.history),
];
