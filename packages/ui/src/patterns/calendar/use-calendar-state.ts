import { isIsoDate } from '@esteto/domain/shared/date/date';
import { useSearchParams } from 'react-router';
import { today } from '../../system/context/today.ts';
import { usePhone } from '../data-table/use-phone.ts';
import { CALENDAR_VIEWS, type CalendarView } from './calendar-range.ts';

/** What a calendar shows, held in the address: a phone begins with the list, a desk with the month. */
export const useCalendarState = () => {
  const [params, setParams] = useSearchParams();
  const isPhone = usePhone();
  const asked = params.get('day') ?? '';
  const view: CalendarView = CALENDAR_VIEWS.find((one) => one === params.get('view')) ?? (isPhone ? 'list' : 'month');
  const day = isIsoDate(asked) ? asked : today();
  const show = (nextView: CalendarView, nextDay: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('view', nextView);
        if (nextDay === today()) after.delete('day');
        else after.set('day', nextDay);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { view, day, show };
};
