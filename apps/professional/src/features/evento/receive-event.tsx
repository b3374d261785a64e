import { calendarEventMutations } from '@esteto/api-client/agenda/calendar-event';
import type { CalendarEventDetail } from '@esteto/contract/agenda/calendar-event';
import { type EventReceivedForm, eventReceivedForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { useLeaveEvent } from './use-leave-event.ts';

/** The day on which it was paid; the same question takes it back. */
export const ReceiveEvent = ({ event, onClose }: { event: CalendarEventDetail; onClose: () => void }) => {
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
