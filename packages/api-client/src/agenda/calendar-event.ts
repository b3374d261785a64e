import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { invoiceQueries } from '../billing/invoice.ts';
import { cashFlowQueries } from '../money/cash-flow.ts';
import { overviewQueries } from '../office/overview.ts';
import { type Invalidates, mutationsFor, queriesFor } from '../queries.ts';

export const calendarEventQueries = queriesFor(calendarEvent);

/**
 * What shows events. Not the one that is open: the day of a series that was changed may be another event by now, or none, and is asked for anew when it is
 * opened.
 */
const views: Invalidates = { keys: calendarEventQueries.keys.filter(([path]) => path !== calendarEvent.detail.path) };

export const calendarEventMutations = mutationsFor(calendarEvent, {
  invalidates: [views, invoiceQueries, cashFlowQueries, overviewQueries],
});
