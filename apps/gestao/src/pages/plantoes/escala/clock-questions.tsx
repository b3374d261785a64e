import { shiftClockMutations } from '@esteto/api-client/duty/shift-clock';
import type { ScheduleShift } from '@esteto/contract/duty/duty-shift';
import { absenceForm, correctionForm } from '@esteto/domain/duty/duty-shift/clock-form';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { useMutation } from '@tanstack/react-query';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

type ClockQuestionProps = { shift: ScheduleShift; onClose: () => void };

/** How it was instead of what the clock says; begins with the times as they were planned. */
export const CorrectionQuestion = ({ shift, onClose }: ClockQuestionProps) => {
  const { id, version, starts_on, starts_at, ends_on, ends_at } = shift;
  const scope = useGroupScope();
  const { mutateAsync } = useMutation(shiftClockMutations.correct);
  return (
    <FormQuestion
      title="Corrigir ponto"
      message="O que você escrever vale em lugar do que foi registrado, que continua no histórico. O profissional é avisado."
      schema={correctionForm}
      initial={{ in_on: starts_on, in_time: starts_at, out_on: ends_on, out_time: ends_at }}
      submit={(times) => mutateAsync({ ...scope, id, body: { ...times, version } })}
      done="Ponto corrigido."
      submitLabel="Corrigir ponto"
      submitVariant="primary"
      onClose={onClose}
    >
      <DateField name="in_on" span={3} />
      <TimeField name="in_time" span={3} />
      <DateField name="out_on" span={3} />
      <TimeField name="out_time" span={3} />
      <TextField name="reason" />
    </FormQuestion>
  );
};

/** Who had the shift did not come. */
export const AbsenceQuestion = ({ shift: { id, version }, onClose }: ClockQuestionProps) => {
  const scope = useGroupScope();
  const { mutateAsync } = useMutation(shiftClockMutations.miss);
  return (
    <FormQuestion
      title="Registrar falta"
      message="O profissional é avisado. Corrigir o ponto desfaz a falta."
      schema={absenceForm}
      submit={({ reason }) => mutateAsync({ ...scope, id, body: { reason, version } })}
      done="Falta registrada."
      submitLabel="Registrar falta"
      onClose={onClose}
    >
      <TextField name="reason" autoFocus />
    </FormQuestion>
  );
};
