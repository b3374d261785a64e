import { dutyShiftMutations } from '@esteto/api-client/duty/duty-shift';
import { newDutyShiftForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useLocation, useOutletContext } from 'react-router';
import { laidIn, type ScheduleView } from './schedule-rows.ts';
import { ShiftFields } from './shift-fields.tsx';

type Begun = { row: string; date: string; view: ScheduleView };

/** A new shift. One that was begun in a cell brings its day, and its person or place, along. */
export default function CreateShiftDialog() {
  const begun = useLocation().state as Begun | null;
  const remember = useOutletContext<(step_id: number) => void>();
  return (
    <FormDialog
      title="Novo plantão"
      size="lg"
      schema={newDutyShiftForm}
      initial={{
        shift_type: 'on_site',
        starts_on: begun?.date ?? today(),
        starts_at: '07:00',
        ends_at: '19:00',
        ...(begun && laidIn(begun.view, begun.row)),
      }}
      mutation={dutyShiftMutations.create}
      onDone={({ step_id }) => remember(step_id)}
      done="Plantão incluído em rascunho."
      submitLabel="Incluir plantão"
    >
      <ShiftFields vacancies={<IntegerField name="vacancies" span={2} help="Quantas pessoas ao mesmo tempo." />} />
    </FormDialog>
  );
}
