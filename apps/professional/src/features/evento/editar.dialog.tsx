import { calendarEventMutations, calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import type { CalendarEventDetail } from '@esteto/contract/agenda/calendar-event';
import { calendarEventChangeForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { seriesPartLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { Scope } from '@esteto/ui/system/context/scope.tsx';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { EventFields } from './event-fields.tsx';
import { EventMoneyLine } from './event-money-line.tsx';
import { ReceiveEvent } from './receive-event.tsx';
import { RemoveEvent } from './remove-event.tsx';

/** An event of the calendar, on the day that the address names where it is a series. */
export default function EditEventDialog() {
  const id = Number(useParams().eventId);
  const { company_id } = useCompanyScope();
  const day = useSearchParams()[0].get(DAY) ?? undefined;
  const [asked, setAsked] = useState<{ event: CalendarEventDetail; what: 'remove' | 'receive' } | null>(null);
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
                onReceive={() => setAsked({ event, what: 'receive' })}
                onRemove={() => setAsked({ event, what: 'remove' })}
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
      {asked?.what === 'remove' && <RemoveEvent event={asked.event} onClose={() => setAsked(null)} />}
      {asked?.what === 'receive' && <ReceiveEvent event={asked.event} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The parameter that names a day of a series. */
const DAY = 'occurrence';
const OWN_PARAMS = [DAY];
