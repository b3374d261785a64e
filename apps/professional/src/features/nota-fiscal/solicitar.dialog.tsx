import type { ClientDetail } from '@esteto/contract/billing/client';
import { readEventDays, readIds } from '@esteto/domain/agenda/calendar-event/event-day';
import { recurringRequestForm } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { repeatedQuery } from './repeated-query.ts';
import { RequestDuty } from './request-duty.tsx';
import { RequestFields } from './request-fields.tsx';
import { requestDone, requestMutation } from './request-mutation.ts';
import { RequestShifts } from './request-shifts.tsx';

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
