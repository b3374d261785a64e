import { call } from '@esteto/api-client/api';
import { shiftMoneyMutations } from '@esteto/api-client/duty/shift-money';
import { shiftMoney, type UnitCosts } from '@esteto/contract/duty/shift-money';
import { unitBudgetForm } from '@esteto/domain/duty/duty-shift/shift-money-form';
import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { useMonth } from '@esteto/features/duty/shift/month-step.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { queryOptions } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** What a unit may spend on shifts in a month. */
export default function UnitBudgetDialog() {
  const unit_id = Number(useParams().unitId);
  const scope = useGroupScope();
  const month = useMonth(competenceOf(today()));
  return (
    <FormDialog
      title={(unit) => unit?.name ?? 'Orçamento'}
      subtitle={`Orçamento de plantões de ${formatCompetenceLong(month)}`}
      schema={unitBudgetForm}
      startsFrom={costOf({ ...scope, month, unit_id })}
      initial={({ budget }) => ({ unit_id, month, amount: budget })}
      mutation={shiftMoneyMutations.setBudget}
      done="Orçamento salvo."
    >
      <MoneyField name="amount" help="Em branco, a unidade fica sem orçamento neste mês." autoFocus />
    </FormDialog>
  );
}

/** The unit as it stands in that month. */
const costOf = ({ unit_id, ...query }: { group_id: number; month: string; unit_id: number }) =>
  queryOptions({
    queryKey: [shiftMoney.costs.path, 'budget', query, unit_id],
    queryFn: async ({ signal }): Promise<UnitCosts> => {
      const unit = (await call(shiftMoney.costs, { ...query, signal })).find(({ id }) => id === unit_id);
      if (!unit) throw new Error('Esta unidade não existe ou não é sua.');
      return unit;
    },
  });
