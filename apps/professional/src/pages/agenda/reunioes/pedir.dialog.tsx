import { meetingMutations } from '@esteto/api-client/agenda/meeting';
import { meetingForm } from '@esteto/domain/agenda/meeting/meeting-form';
import { meetingWayLabel } from '@esteto/domain/agenda/meeting/meeting-life';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';

/** Asks for a meeting: the office confirms it, or proposes another time. */
export default function AskMeetingDialog() {
  return (
    <FormDialog
      title="Pedir reunião"
      subtitle="O escritório confirma, ou propõe outro horário. Você recebe o aviso aqui e por e-mail."
      schema={meetingForm}
      initial={{ way: 'video' }}
      mutation={meetingMutations.ask}
      done="Reunião pedida."
      submitLabel="Pedir reunião"
    >
      <TextField name="subject" autoFocus />
      <DateField name="on" span={2} />
      <TimeField name="at" span={2} />
      <SelectField name="way" options={meetingWayLabel} span={2} />
      <TextAreaField name="notes" />
    </FormDialog>
  );
}
