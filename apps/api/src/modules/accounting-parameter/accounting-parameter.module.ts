import { accountingParameter } from '@esteto/contract/accounting-parameter';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { accountingParameterService } from './accounting-parameter.service.ts';

export type AccountingParameterServices = ReturnType<typeof accountingParameterModule>['services'];

export const accountingParameterModule = (deps: Deps) => {
  const services = { accountingParameters: accountingParameterService(deps) };
  const { accountingParameters } = services;
  return defineModule({
    services,
    routes: [
      bind(accountingParameter.all, accountingParameters.all),
      bind(accountingParameter.setSocialSecurity, accountingParameters.setSocialSecurity),
      bind(accountingParameter.setIrrf, accountingParameters.setIrrf),
      bind(accountingParameter.setSelic, accountingParameters.setSelic),
      bind(accountingParameter.setOfficeRules, accountingParameters.setOfficeRules),
    ],
  });
};
