import { calendarEvent } from '@esteto/contract/calendar-event';
import { cashFlowQueries } from './cash-flow.ts';
import { invoiceQueries } from './invoice.ts';
import { overviewQueries } from './overview.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const calendarEventQueries = queriesFor(calendarEvent);
export const calendarEventMutations = mutationsFor(calendarEvent, {
  invalidates: [calendarEventQueries, invoiceQueries, cashFlowQueries, overviewQueries],
});
