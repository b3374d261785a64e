import { planMutations, planQueries } from '@esteto/api-client/plan/plan';
import type { PlanDetail } from '@esteto/contract/plan/plan';
import { planChangeForm } from '@esteto/domain/plan/plan/plan-form';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useParams } from 'react-router';
import { PlanFields } from './plan-fields.tsx';

/** What the plan is changes at once; its values from a day on, and what was in force before stays as it was. */
export default function EditPlanDialog() {
  return (
    <FormDialog
      title={(plan) => plan?.name ?? 'Plano'}
      size="lg"
      id={Number(useParams().planId)}
      schema={planChangeForm}
      initial={startOf}
      record={planQueries.detail}
      mutation={planMutations.update}
      confirmChanges
      done="Plano salvo."
    >
      {(plan) => <PlanFields since={<DateField name="effective_from" span={3} help={plan && pricesInWords(plan)} />} />}
    </FormDialog>
  );
}

/** No day that is over, nor one before what is announced. */
const startOf = ({ effective_from }: PlanDetail) => ({ effective_from: effective_from > today() ? effective_from : today() });

const pricesInWords = ({ prices }: PlanDetail): string =>
  prices
    .slice(0, 3)
    .map(({ effective_from, value }) => `${formatMoney(value)} desde ${formatDateNumeric(effective_from)}`)
    .join('; ');
