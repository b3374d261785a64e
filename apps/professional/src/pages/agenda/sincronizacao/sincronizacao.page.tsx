import { Page } from '@esteto/ui/components/card/page.tsx';
import { BusyCalendars } from './busy-calendars.tsx';
import { CalendarFeeds } from './calendar-feeds.tsx';
import { SubscribeSteps } from './subscribe-steps.tsx';

/** One's own calendar in other programs, and one's other calendars here. */
export default function CalendarSyncPage() {
  return (
    <Page title="Sincronização" subtitle="A sua agenda no celular, e os horários das suas outras agendas aqui.">
      <CalendarFeeds />
      <SubscribeSteps />
      <BusyCalendars />
    </Page>
  );
}
