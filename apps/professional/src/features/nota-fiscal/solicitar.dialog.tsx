import { calendarEventMutations } from '@esteto/api-client/agenda/calendar-event';
import { type CallInput, call } from '@esteto/api-client/api';
import { invoiceMutations } from '@esteto/api-client/billing/invoice';
import type { ClientDetail } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import type { AnswerOf } from '@esteto/contract/endpoint';
import { shiftInvoiceForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { type EventDayKey, readEventDays, readIds } from '@esteto/domain/agenda/calendar-event/event-day';
import { type RecurringRequestForm, recurringRequestForm } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { competenceOf, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { onDate } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { useChartPeriod } from '../grafico/use-chart-period.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { repeatedQuery } from './repeated-query.ts';
import { RequestDuty } from './request-duty.tsx';
import { RequestFields } from './request-fields.tsx';
import { shiftsQuery } from './shifts-query.ts';

/**
 * Asks for an invoice. `?client_id=` comes from a client's page and is chosen already; `repetir/:solicitationId` brings another invoice's words; `?events=` are
 * shifts of the calendar, `?plantoes=` those of the schedules of groups.
 */
export default function RequestInvoiceDialog() {
  const repeated = useParams().solicitationId;
  const [params] = useSearchParams();
  const preset = Number(params.get('client_id')) || null;
  const shifts = readEventDays(params.get('events') ?? '');
  const duty = readIds(params.get('plantoes') ?? '');
  const scope = useCompanyScope();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<ClientDetail | null>(null);
  return (
    <>
      {duty.length > 0 && <RequestDuty chosen={duty} created={created} onCreate={() => setCreating(true)} />}
      {shifts.length > 0 && <RequestShifts chosen={shifts} created={created} onCreate={() => setCreating(true)} />}
      {duty.length === 0 && shifts.length === 0 && (
        <FormDialog
          title="Solicitar nota"
          subtitle={
            repeated ? 'Preenchida como a anterior, para este mês. Confira antes de enviar.' : 'Você pede, a nossa equipe confere e emite.'
          }
          schema={recurringRequestForm}
          initial={{ client_id: preset ?? undefined, competence: competenceOf(today()), repeat_day: Number(today().slice(8)) }}
          startsFrom={repeated ? repeatedQuery({ ...scope, id: Number(repeated) }) : undefined}
          mutation={requestMutation}
          done={requestDone}
          submitLabel="Solicitar nota"
        >
          {(start) => (
            <>
              <RequestFields preset={preset} repeated={start} created={created} onCreate={() => setCreating(true)} />
              <RepeatFields />
            </>
          )}
        </FormDialog>
      )}
      {creating && (
        <Suspense>
          <ClientOver onAnswer={setCreated} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

const ClientOver = lazyComponent(() => import('../tomador/client-over.tsx').then(({ ClientOver }) => ClientOver));

type Input = Omit<CallInput<typeof invoice.request>, 'body'> & { body: RecurringRequestForm };
type Answer = AnswerOf<typeof invoice.request>;

/** One request, or the first of those that repeat themselves: the form says which. */
const requestMutation = {
  ...invoiceMutations.request,
  mutationFn: ({ body: { repeat, repeat_day, repeat_until, ...body }, ...input }: Input): Promise<Answer> =>
    repeat && repeat_day
      ? call(invoice.startRecurrence, { ...input, body: { ...body, repeat, repeat_day, repeat_until } })
      : call(invoice.request, { ...input, body }),
};

const requestDone = ({ recurrence }: Answer): string =>
  recurrence?.next_on
    ? `Nota solicitada. A próxima é pedida ${onDate(recurrence.next_on, today())}.`
    : 'Nota solicitada. Avisamos quando ela for emitida.';

type RequestShiftsProps = { chosen: readonly EventDayKey[]; created: ClientDetail | null; onCreate: () => void };

/** The note of shifts that were worked: filled in from them, and theirs once it is asked for. */
const RequestShifts = ({ chosen, created, onCreate }: RequestShiftsProps) => {
  const { span } = useChartPeriod();
  const scope = useCompanyScope();
  return (
    <FormDialog
      title="Solicitar nota"
      subtitle={`De ${countOf(chosen.length, 'plantão', 'plantões')} do seu calendário. Confira antes de enviar.`}
      ownParams={OWN_PARAMS}
      schema={shiftInvoiceForm}
      initial={() => ({ events: [...chosen] })}
      startsFrom={shiftsQuery({ ...scope, from: firstDayOf(span.from), to: lastDayOf(span.to), chosen })}
      mutation={calendarEventMutations.askInvoice}
      done="Nota solicitada. Os plantões passam a estar com nota."
      submitLabel="Solicitar nota"
    >
      {(start) => <RequestFields preset={start?.client_id ?? null} shifts={start} created={created} onCreate={onCreate} />}
    </FormDialog>
  );
};

/** The shifts of the address. */
const OWN_PARAMS = ['events'];
