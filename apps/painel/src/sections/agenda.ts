import { calendarReports, meetingDesk, staffCalendar } from '@esteto/contract/access';
import { page, section } from '@esteto/shell/route/route-table';
import { CalendarDays } from 'lucide-react';

export const agenda = section('agenda', { label: 'Agenda', icon: CalendarDays }, [
  page('bookings', { label: 'Reuniões', who: meetingDesk.view, load: () => import('../pages/agenda/bookings/bookings.page.tsx') }),
  page('calendario', {
    label: 'Calendário',
    who: staffCalendar.view,
    load: () => import('../pages/agenda/calendario/calendario.page.tsx'),
  }),
  page('relatorios', {
    label: 'Relatórios',
    who: calendarReports.view,
    load: () => import('../pages/agenda/relatorios/relatorios.page.tsx'),
  }),
]);
