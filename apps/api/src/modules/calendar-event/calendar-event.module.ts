import { calendarEvent } from '@esteto/contract/calendar-event';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import type { HolidayServices } from '../holiday/holiday.module.ts';
import { calendarEventService } from './calendar-event.service.ts';

export type CalendarEventServices = ReturnType<typeof calendarEventModule>['services'];

export const calendarEventModule = (deps: Deps & HolidayServices) => {
  const services = { calendarEvents: calendarEventService(deps) };
  return defineModule({ services, routes: bindAll(calendarEvent, services.calendarEvents) });
};
