import { calendarEventMutations } from '@esteto/api-client/agenda/calendar-event';
import type { ClientDetail } from '@esteto/contract/billing/client';
import { shiftInvoiceForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import type { EventDayKey } from '@esteto/domain/agenda/calendar-event/event-day';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { useChartPeriod } from '../grafico/use-chart-period.ts';
import { RequestFields } from './request-fields.tsx';
import { shiftsQuery } from './shifts-query.ts';

type RequestShiftsProps = { chosen: readonly EventDayKey[]; created: ClientDetail | null; onCreate: () => void };

/** The note of shifts that were worked: filled in from them, and theirs once it is asked for. */
export const RequestShifts = ({ chosen, created, onCreate }: RequestShiftsProps) => {
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
