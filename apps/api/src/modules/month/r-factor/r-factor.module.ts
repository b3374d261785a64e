import { ownRFactor, rFactor } from '@esteto/contract/month/r-factor';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { AccountingParameterServices } from '../accounting-parameter/accounting-parameter.module.ts';
import type { MonthServices } from '../month/month.module.ts';
import { rFactorService } from './r-factor.service.ts';

export type RFactorServices = ReturnType<typeof rFactorModule>['services'];

export const rFactorModule = (deps: Deps & AccountingParameterServices & MonthServices) => {
  const services = { rFactors: rFactorService(deps) };
  const { rFactors } = services;
  return defineModule({
    services,
    routes: [...bindAll(rFactor, rFactors), ...bindAll(ownRFactor, { detail: rFactors.own, decide: rFactors.decideOwn })],
  });
};
