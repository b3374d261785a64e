import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { monthService } from './month.service.ts';

export type MonthServices = ReturnType<typeof monthModule>['services'];

export const monthModule = (deps: Deps) => defineModule({ services: { months: monthService(deps) } });
