import { busyCalendar } from '@esteto/contract/agenda/busy-calendar';
import { CALENDAR_PATIENCE_MS, MOST_CALENDAR_BYTES, MOST_REDIRECTS } from '@esteto/domain/agenda/busy-calendar/busy-calendar-limits';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { fetchOutside, theInternet } from '../../../platform/outside/fetch-outside.ts';
import { BUSY_CALENDAR_READ, type BusyCalendarRead, busyCalendarService } from './busy-calendar.service.ts';

export type BusyCalendarServices = ReturnType<typeof busyCalendarModule>['services'];

/** Sites that are asked side by side: one that does not answer takes ten seconds. */
const AT_ONCE = 4;

export const busyCalendarModule = (deps: Deps) => {
  const fetchCalendar = fetchOutside(theInternet, {
    mostBytes: MOST_CALENDAR_BYTES,
    patienceMs: CALENDAR_PATIENCE_MS,
    mostRedirects: MOST_REDIRECTS,
    accept: 'text/calendar',
  });
  const services = { busyCalendars: busyCalendarService({ ...deps, fetchCalendar }) };
  return defineModule({
    services,
    routes: bindAll(busyCalendar, services.busyCalendars),
    jobs: [
      {
        name: BUSY_CALENDAR_READ,
        label: 'Leitura de uma agenda ocupada',
        at_once: AT_ONCE,
        handle: (job: BusyCalendarRead) => services.busyCalendars.read(job),
      },
      {
        name: 'busy-calendars.read-all',
        label: 'Leitura das agendas ocupadas',
        cron: '23 */4 * * *',
        handle: (_data, id) => services.busyCalendars.askAll(id),
      },
    ],
  });
};
