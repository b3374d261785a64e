import { calendarEventMutations } from '@esteto/api-client/agenda/calendar-event';
import { calendarEventForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import type { Span } from '@esteto/domain/shared/schedule/event-span';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useLocation } from 'react-router';
import { EventFields } from '../../../features/evento/event-fields.tsx';

/** A new event. One that was begun by dragging over the calendar brings its time along. */
export default function CreateEventDialog() {
  const span = begunWith((useLocation().state as { span?: Span } | null)?.span);
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

/** A day that was pressed begins with the hours of a day's shift; hours, or several days, are as they were dragged. */
const begunWith = (dragged: Span | undefined): Span => {
  const day = dragged?.starts_on ?? today();
  const isHoursOrDays = dragged && (dragged.starts_at !== null || dragged.ends_on !== day);
  return isHoursOrDays ? dragged : { starts_on: day, starts_at: '07:00', ends_on: day, ends_at: '19:00' };
};
