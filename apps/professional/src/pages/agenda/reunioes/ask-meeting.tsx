import { meetingMutations } from '@esteto/api-client/agenda/meeting';
import { type MeetingForm, meetingForm } from '@esteto/domain/agenda/meeting/meeting-form';
import { meetingWayLabel } from '@esteto/domain/agenda/meeting/meeting-life';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** Asks for a meeting: the office confirms it, or proposes another time. */
export const AskMeeting = ({ onClose }: { onClose: () => void }) => {
  const scope = useCompanyScope();
  const { mutateAsync: ask } = useMutation(meetingMutations.ask);
  return (
    <FormOver
      form={{
        title: 'Pedir reunião',
        subtitle: 'O escritório confirma, ou propõe outro horário. Você recebe o aviso aqui e por e-mail.',
        schema: meetingForm,
        initial: { way: 'video' },
        mutation: {
          mutationFn: ({ body, idempotency_key }: { body: MeetingForm; idempotency_key: string }) =>
            ask({ ...scope, body, idempotency_key }),
        },
        done: 'Reunião pedida.',
        submitLabel: 'Pedir reunião',
        children: (
          <>
            <TextField name="subject" autoFocus />
            <DateField name="on" span={2} />
            <TimeField name="at" span={2} />
            <SelectField name="way" options={meetingWayLabel} span={2} />
            <TextAreaField name="notes" />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
