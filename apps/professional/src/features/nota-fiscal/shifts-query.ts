import { call } from '@esteto/api-client/api';
import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { type EventDayKey, eventDayText } from '@esteto/domain/agenda/calendar-event/event-day';
import { invoiceOfShifts, type ShiftInvoice } from '@esteto/domain/billing/invoice/shift-invoice';
import { queryOptions } from '@tanstack/react-query';

type Asked = { company_id: number; from: string; to: string; chosen: readonly EventDayKey[] };

/** What a request starts with that is asked for shifts of a report's days, and the client's name for whoever may not see clients. */
export const shiftsQuery = ({ chosen, ...window }: Asked) =>
  queryOptions({
    queryKey: [calendarEvent.report.path, 'invoice', window, chosen],
    queryFn: async ({ signal }): Promise<ShiftsInvoice> => {
      const keys = new Set(chosen.map(eventDayText));
      const shifts = (await call(calendarEvent.report, { ...window, signal })).filter(
        (shift) => !shift.is_duty && keys.has(eventDayText(shift)),
      );
      const note = invoiceOfShifts(shifts);
      if (!note.ok) throw new Error(note.message);
      const { client_id } = note.value;
      const named = shifts.find((shift) => shift.client_id === client_id);
      return { ...note.value, client: client_id === null ? null : { id: client_id, name: named?.client_name ?? '' } };
    },
  });

export type ShiftsInvoice = ShiftInvoice & { client: { id: number; name: string } | null };
