import { parameterImpact } from '@esteto/contract/month/parameter-impact';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { AccountingParameterServices } from '../accounting-parameter/accounting-parameter.module.ts';
import type { MonthServices } from '../month/month.module.ts';
import type { MonthlyObligationServices } from '../monthly-obligation/monthly-obligation.module.ts';
import { parameterImpactService } from './parameter-impact.service.ts';

export const parameterImpactModule = (deps: AccountingParameterServices & MonthServices & MonthlyObligationServices) => {
  const parameterImpacts = parameterImpactService(deps);
  return defineModule({ services: { parameterImpacts }, routes: bindAll(parameterImpact, parameterImpacts) });
};
