import { calendarEventMutations } from '@esteto/api-client/agenda/calendar-event';
import type { CalendarEventDetail } from '@esteto/contract/agenda/calendar-event';
import { calendarEventPartQuery } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { type SeriesPart, seriesPartLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { useLeaveEvent } from './use-leave-event.ts';

/** Takes an event out: of a series the day, that one and those after it, or all. */
export const RemoveEvent = ({ event, onClose }: { event: CalendarEventDetail; onClose: () => void }) => {
  const scope = useCompanyScope();
  const leave = useLeaveEvent();
  const { mutateAsync: remove } = useMutation(calendarEventMutations.remove);
  const { id, title, is_series, occurrence_on } = event;
  return (
    <FormOver
      form={{
        title: `Retirar “${title}”`,
        subtitle: is_series ? 'Dias com nota ou já recebidos ficam no calendário.' : 'Ele sai do calendário e das agendas que você assina.',
        schema: calendarEventPartQuery,
        initial: { part: is_series ? 'this' : null, occurrence_on },
        mutation: {
          mutationFn: ({ body: { part } }: { body: { part: SeriesPart | null } }) =>
            remove({ ...scope, id, ...(part && { part, occurrence_on }) }),
        },
        done: 'Evento retirado do calendário.',
        submitLabel: 'Retirar',
        children: is_series ? <RadioField name="part" options={seriesPartLabel} required /> : null,
      }}
      onAnswer={leave}
      onClose={onClose}
    />
  );
};
