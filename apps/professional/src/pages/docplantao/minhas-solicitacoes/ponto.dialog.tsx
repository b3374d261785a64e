import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { ownRequestMutations } from '@esteto/api-client/duty/own-request';
import { clockRequestForm } from '@esteto/domain/duty/duty-shift/clock-form';
import { isClockDisputable } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { addDays } from '@esteto/domain/shared/date/date';
import { linkedShift } from '@esteto/features/duty/shift/linked-shift';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useLocation } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** How many days back a shift is looked for, where the dialog was opened without one. */
const LOOKED_BACK = 30;

/** When the doctor came and left, where the clock says something else. */
export default function ClockRequestDialog() {
  const { state } = useLocation();
  const { data } = useQuery(dutyShiftQueries.own({ ...useCompanyScope(), from: addDays(today(), -LOOKED_BACK), to: today(), mine: true }));
  const shift = data?.find(({ id }) => id === linkedShift(state)) ?? data?.findLast(({ status }) => isClockDisputable(status));
  return (
    <FormDialog
      key={shift?.id ?? 0}
      title="Pedir ajuste do ponto"
      subtitle={shift && `${shiftWhen(shift)}, ${shiftWhere(shift)}`}
      id={shift?.id}
      schema={clockRequestForm}
      initial={shift && { in_on: shift.starts_on, in_time: shift.starts_at, out_on: shift.ends_on, out_time: shift.ends_at }}
      mutation={ownRequestMutations.askClock}
      done="Pedido enviado à coordenação."
      submitLabel="Pedir ajuste"
      to={({ id }) => `../${id}/detalhes`}
    >
      {shift === undefined ? (
        <EmptyState icon={Clock} title="Nenhum plantão seu terminou nos últimos 30 dias." />
      ) : (
        <>
          <DateField name="in_on" span={3} />
          <TimeField name="in_time" span={3} />
          <DateField name="out_on" span={3} />
          <TimeField name="out_time" span={3} />
          <TextAreaField name="justification" />
        </>
      )}
    </FormDialog>
  );
}
