import { calendarFeed } from '@esteto/contract/agenda/calendar-feed';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { DutyShiftServices } from '../../duty/duty-shift/duty-shift.module.ts';
import type { CalendarEventServices } from '../calendar-event/calendar-event.module.ts';
import type { DueDateServices } from '../due-date/due-date.module.ts';
import { calendarFeedService } from './calendar-feed.service.ts';
import { serveFeed } from './serve-feed.ts';

export const calendarFeedModule = (deps: Deps & CalendarEventServices & DueDateServices & DutyShiftServices) => {
  const services = { calendarFeeds: calendarFeedService(deps) };
  return defineModule({ services, routes: bindAll(calendarFeed, services.calendarFeeds), pieces: serveFeed(services.calendarFeeds) });
};
