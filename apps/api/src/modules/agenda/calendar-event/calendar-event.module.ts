import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { InvoiceServices } from '../../billing/invoice/invoice.module.ts';
import type { DutyShiftServices } from '../../duty/duty-shift/duty-shift.module.ts';
import type { ShiftMoneyServices } from '../../duty/duty-shift/shift-money/shift-money.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { BusyCalendarServices } from '../busy-calendar/busy-calendar.module.ts';
import type { HolidayServices } from '../holiday/holiday.module.ts';
import { calendarEventService } from './calendar-event.service.ts';
import { shiftReportService } from './shift-report.service.ts';

export type CalendarEventServices = ReturnType<typeof calendarEventModule>['services'];

export const calendarEventModule = (
  deps: Deps & BusyCalendarServices & DutyShiftServices & HolidayServices & InvoiceServices & NoticeServices & ShiftMoneyServices,
) => {
  const services = { calendarEvents: calendarEventService(deps), shiftReports: shiftReportService(deps) };
  return defineModule({
    services,
    routes: bindAll(calendarEvent, { ...services.calendarEvents, ...services.shiftReports }),
    jobs: [
      {
        name: 'calendar_events.remind',
        label: 'Lembretes do calendário',
        cron: '*/5 * * * *',
        handle: (_data, id) => services.calendarEvents.remind(id),
      },
    ],
  });
};
