import { holiday } from '@esteto/contract/agenda/holiday';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { BoletoServices } from '../../money/boleto/boleto.module.ts';
import type { MonthlyObligationServices } from '../../month/monthly-obligation/monthly-obligation.module.ts';
import { FOLLOW_HOLIDAY, holidayService } from './holiday.service.ts';

export type HolidayServices = ReturnType<typeof holidayModule>['services'];

export const holidayModule = (deps: Deps & BoletoServices & MonthlyObligationServices) => {
  const services = { holidays: holidayService(deps) };
  const { holidays } = services;
  return defineModule({
    services,
    routes: bindAll(holiday, holidays),
    jobs: [{ name: FOLLOW_HOLIDAY, label: 'Vencimentos que um feriado muda', handle: holidays.follow }],
  });
};
