import { calendarEventMutations, calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import type { CalendarEventDetail } from '@esteto/contract/agenda/calendar-event';
import {
  calendarEventChangeForm,
  calendarEventPartQuery,
  type EventReceivedForm,
  eventReceivedForm,
} from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { type SeriesPart, seriesPartLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import type { Scope } from '@esteto/ui/system/context/scope.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { EventFields } from './event-fields.tsx';
import { EventMoneyLine } from './event-money-line.tsx';

/** An event of the calendar, on the day that the address names where it is a series. */
export default function EditEventDialog() {
  const id = Number(useParams().eventId);
  const { company_id } = useCompanyScope();
  const day = useSearchParams()[0].get(DAY) ?? undefined;
  const [question, setQuestion] = useState<{ event: CalendarEventDetail; what: 'remove' | 'receive' } | null>(null);
  return (
    <>
      <FormDialog
        title={(event) => event?.title ?? 'Evento'}
        subtitle={(event) => event?.rule && `Repete-se: ${event.rule}.`}
        id={id}
        ownParams={OWN_PARAMS}
        schema={calendarEventChangeForm}
        record={(input: { id: number } & Scope) => ({
          ...calendarEventQueries.detail({ ...input, company_id, ...(day && { occurrence_on: day }) }),
          // As it is now, each time it is opened.
          staleTime: 0,
          gcTime: 0,
        })}
        initial={({ is_series }) => ({ part: is_series ? ('this' as const) : null })}
        mutation={calendarEventMutations.update}
        done="Evento salvo."
      >
        {(event) =>
          event && (
            <>
              <EventMoneyLine
                event={event}
                onReceive={() => setQuestion({ event, what: 'receive' })}
                onRemove={() => setQuestion({ event, what: 'remove' })}
              />
              {event.is_series && <RadioField name="part" options={seriesPartLabel} required />}
              <EventFields
                client={event.client_id === null ? null : { id: event.client_id, name: event.client_name ?? '' }}
                except_id={id}
              />
            </>
          )
        }
      </FormDialog>
      {question?.what === 'remove' && <RemoveEvent event={question.event} onClose={() => setQuestion(null)} />}
      {question?.what === 'receive' && <ReceiveEvent event={question.event} onClose={() => setQuestion(null)} />}
    </>
  );
}

/** The parameter that names a day of a series. */
const DAY = 'occurrence';
const OWN_PARAMS = [DAY];

/** The day on which it was paid; the same question takes it back. */
const ReceiveEvent = ({ event, onClose }: { event: CalendarEventDetail; onClose: () => void }) => {
  const scope = useCompanyScope();
  const leave = useLeaveEvent();
  const { mutateAsync: receive } = useMutation(calendarEventMutations.receive);
  const { id, title, version, occurrence_on, paid_on } = event;
  return (
    <FormOver
      form={{
        title: paid_on ? `Desfazer o recebimento de “${title}”` : `“${title}” foi recebido`,
        subtitle: paid_on ? 'Ele volta a esperar o pagamento.' : undefined,
        schema: eventReceivedForm,
        initial: { paid_on: paid_on ? null : today(), occurrence_on },
        mutation: { mutationFn: ({ body }: { body: EventReceivedForm }) => receive({ ...scope, id, body: { ...body, version } }) },
        done: paid_on ? 'Recebimento desfeito.' : 'Recebimento anotado.',
        submitLabel: paid_on ? 'Desfazer' : 'Anotar',
        children: paid_on ? null : <DateField name="paid_on" span={3} autoFocus required />,
      }}
      onAnswer={leave}
      onClose={onClose}
    />
  );
};

/** Takes an event out: of a series the day, that one and those after it, or all. */
const RemoveEvent = ({ event, onClose }: { event: CalendarEventDetail; onClose: () => void }) => {
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

/** Back to the calendar from an event that is another now, or is gone. */
const useLeaveEvent = (): (() => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    const params = new URLSearchParams(search);
    params.delete('occurrence');
    void navigate({ pathname: '..', search: params.toString() }, { preventScrollReset: true });
  };
};
