import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { lawTable } from '@esteto/contract/month/law-table';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { accountingParameterService } from './accounting-parameter.service.ts';

export type AccountingParameterServices = ReturnType<typeof accountingParameterModule>['services'];

export const accountingParameterModule = (deps: Deps) => {
  const services = { accountingParameters: accountingParameterService(deps) };
  const { accountingParameters } = services;
  return defineModule({
    services,
    routes: [...bindAll(accountingParameter, accountingParameters), ...bindAll(lawTable, { inForce: accountingParameters.tables })],
  });
};
