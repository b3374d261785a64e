import { isIsoDate } from '@esteto/domain/shared/date/date';
import { today } from '../../system/context/today.ts';
import { useAddressParams } from '../../system/state/use-address-params.ts';
import { usePhone } from '../data-table/use-phone.ts';
import { CALENDAR_VIEWS, type CalendarView } from './calendar-range.ts';

/** What a calendar shows, held in the address: a phone begins with the list, a desk with the month. */
export const useCalendarState = () => {
  const { params, change } = useAddressParams();
  const isPhone = usePhone();
  const dayParam = params.get('day') ?? '';
  const view: CalendarView = CALENDAR_VIEWS.find((one) => one === params.get('view')) ?? (isPhone ? 'list' : 'month');
  const day = isIsoDate(dayParam) ? dayParam : today();
  const show = (nextView: CalendarView, nextDay: string) => change({ view: nextView, day: nextDay === today() ? null : nextDay });
  return { view, day, show };
};
