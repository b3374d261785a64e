import { calendarEventMutations } from '@esteto/api-client/calendar-event';
import { calendarEventForm } from '@esteto/domain/calendar-event/calendar-event-form';
import type { Span } from '@esteto/domain/calendar-event/event-span';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useLocation } from 'react-router';
import { EventFields } from '../../../features/evento/event-fields.tsx';

/** A new event. One that was begun by dragging over the calendar brings its time along. */
export default function CreateEventDialog() {
  const dragged = (useLocation().state as { span?: Span } | null)?.span;
  const span = dragged ?? { starts_on: today(), starts_at: '07:00', ends_on: today(), ends_at: '19:00' };
  return (
    <FormDialog
      title="Novo evento"
      schema={calendarEventForm}
      initial={{ kind: 'shift', visibility: 'company', ...span, all_day: span.starts_at === null }}
      mutation={calendarEventMutations.create}
      done="Evento incluído no calendário."
      submitLabel="Incluir"
    >
      <EventFields />
    </FormDialog>
  );
}
