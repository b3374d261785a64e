import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import type { AccountingParameterServices } from '../accounting-parameter/accounting-parameter.module.ts';
import { monthService } from './month.service.ts';
import { KEEP_MONTHS, monthFigureService } from './month-figures.service.ts';

export type MonthServices = ReturnType<typeof monthModule>['services'];

export const monthModule = (deps: Deps & AccountingParameterServices) => {
  const months = monthService(deps);
  const monthFigures = monthFigureService({ ...deps, months });
  return defineModule({
    services: { months, monthFigures },
    jobs: [{ name: KEEP_MONTHS, label: 'Cálculo dos meses das empresas', cron: '* * * * *', handle: monthFigures.keep }],
  });
};
