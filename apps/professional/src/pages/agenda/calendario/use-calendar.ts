import { calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import { dueDateQueries } from '@esteto/api-client/agenda/due-date';
import { meetingQueries } from '@esteto/api-client/agenda/meeting';
import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { useCan } from '@esteto/auth/can/can.tsx';
import { calendar, dutyPartner, ownBoletos, ownLicences } from '@esteto/contract/access';
import type { CalendarEntry } from '@esteto/contract/agenda/calendar-event';
import type { DueDate } from '@esteto/contract/agenda/due-date';
import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import { addDays } from '@esteto/domain/shared/date/date';
import type { CalendarItem } from '@esteto/ui/patterns/calendar/calendar-item';
import { type CalendarView, shownDays } from '@esteto/ui/patterns/calendar/calendar-range';
import { useHiddenLayers } from '@esteto/ui/patterns/calendar/use-hidden-layers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import {
  CALENDAR_LAYERS,
  type CalendarLayer,
  dueItem,
  dutyItems,
  dutyKey,
  entryItem,
  holidayItem,
  layerOfDue,
  layerOfEntry,
  meetingItems,
} from '../../../features/evento/calendar-layers.ts';
import { path } from '../../../path.ts';

/** What the calendar shows of these days, and where each thing on it leads. */
export const useCalendar = (view: CalendarView, day: string) => {
  const window = { ...useCompanyScope(), ...shownDays(view, day) };
  const [hidden, hide] = useHiddenLayers(CALENDAR_LAYERS);
  const layers = useLayers();
  const mayEdit = useCan(calendar.edit);
  const isOn = (layer: CalendarLayer) => layers.includes(layer) && !hidden.includes(layer);
  const showsDues = (['boletos', 'obligations', 'validity'] as const).some(isOn);
  const events = useQuery({ ...calendarEventQueries.within(window), placeholderData: keepPreviousData });
  const dues = useQuery({ ...dueDateQueries.own(window), placeholderData: keepPreviousData, enabled: showsDues });
  const holidays = useQuery({ ...calendarEventQueries.holidays(window), enabled: isOn('holidays') });
  const meetings = useQuery({ ...meetingQueries.own({ company_id: window.company_id }), enabled: isOn('meetings') });
  const duty = useQuery({
    // A night that begins the day before is of the first day, too.
    ...dutyShiftQueries.own({ ...window, from: addDays(window.from, -1), mine: true }),
    placeholderData: keepPreviousData,
    enabled: isOn('duty'),
  });
  const shifts = isOn('duty') ? (duty.data ?? []) : [];
  const entries = (events.data ?? []).filter((entry) => isOn(layerOfEntry(entry)));
  const shownDues = showsDues ? (dues.data ?? []).filter(({ kind }) => isOn(layerOfDue(kind))) : [];
  const entryOf = (item: CalendarItem) => entries.find((entry) => entryItem(entry, false).key === item.key);
  const shiftOf = (item: CalendarItem) => shifts.find(({ id }) => dutyKey(id) === item.key);
  const dueOf = (item: CalendarItem) => shownDues.find((due) => dueItem(due).key === item.key);
  return {
    items: [
      ...entries.map((entry) => entryItem(entry, mayEdit)),
      ...dutyItems(shifts, window),
      ...shownDues.map(dueItem),
      ...(isOn('meetings') ? meetingItems(meetings.data ?? [], window) : []),
      ...(isOn('holidays') ? (holidays.data ?? []).map(holidayItem) : []),
    ],
    layers,
    hidden,
    hide,
    open: useOpen(entryOf, shiftOf, dueOf),
    entryOf,
    error: events.error ?? duty.error ?? dues.error,
    retry: () => {
      void events.refetch();
      if (isOn('duty')) void duty.refetch();
      void dues.refetch();
    },
    isFetching: events.isFetching || duty.isFetching || dues.isFetching,
  };
};

/** Those that hold anything for this person. */
const useLayers = (): CalendarLayer[] => {
  const [seesBoletos, seesLicences] = [useCan(ownBoletos.view), useCan(ownLicences.view)];
  const isOnDuty = useCan(dutyPartner.view);
  return CALENDAR_LAYERS.filter((layer) => {
    if (layer === 'boletos' || layer === 'obligations') return seesBoletos;
    if (layer === 'duty') return isOnDuty;
    return layer === 'validity' ? seesLicences : true;
  });
};

/** An event opens over the calendar, a shift in its schedule, what falls due at its own record; what is of another company, there. */
const useOpen = (
  entryOf: (item: CalendarItem) => CalendarEntry | undefined,
  shiftOf: (item: CalendarItem) => OwnShift | undefined,
  dueOf: (item: CalendarItem) => DueDate | undefined,
) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (item: CalendarItem) => {
    const entry = entryOf(item);
    if (entry) {
      const params = new URLSearchParams(entry.company_name === null ? search : `empresa=${entry.company_id}`);
      if (entry.is_series && entry.occurrence_on) params.set('occurrence', entry.occurrence_on);
      void navigate({ pathname: path('/app/agenda/calendario/editar/:eventId', { eventId: entry.id }), search: params.toString() });
      return;
    }
    const shift = shiftOf(item);
    if (shift) {
      void navigate({ pathname: path('/app/docplantao/minha-escala'), search: `dia=${shift.starts_on}` });
      return;
    }
    const due = dueOf(item);
    void navigate(due ? recordOf(due) : path('/app/agenda/reunioes'));
  };
};

const recordOf = ({ kind, id }: DueDate): string => {
  if (kind === 'boleto') return path('/app/boleto/:boletoId', { boletoId: id });
  if (kind === 'licence') return path('/app/empresa/licenca/:licenceId', { licenceId: id });
  return kind === 'obligation' ? path('/app/boletos') : path('/app/empresa');
};
