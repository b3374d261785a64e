import { holiday } from '@esteto/contract/holiday';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import { holidayService } from './holiday.service.ts';

export type HolidayServices = ReturnType<typeof holidayModule>['services'];

export const holidayModule = (deps: Deps) => {
  const services = { holidays: holidayService(deps) };
  const { holidays } = services;
  return defineModule({
    services,
    routes: bindAll(holiday, holidays),
  });
};
