import { planQueries } from '@esteto/api-client/plan/plan';
import type { PlanRow } from '@esteto/contract/plan/plan';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';

/** One of the plans. */
export const PlanField = ({ autoFocus }: { autoFocus?: boolean }) => (
  <ListSelectField
    name="plan_id"
    autoFocus={autoFocus}
    list={planQueries.list({})}
    toOption={toOption}
    failed="Não foi possível carregar os planos."
    placeholder="Escolha o plano"
  />
);

const toOption = ({ id, name, value, is_active }: PlanRow) => ({
  value: id,
  label: name,
  detail: is_active ? formatMoney(value) : 'não aceita novas empresas',
});
