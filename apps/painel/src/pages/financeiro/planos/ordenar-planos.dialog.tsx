import { planMutations, planQueries } from '@esteto/api-client/plan/plan';
import type { PlanRow } from '@esteto/contract/plan/plan';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { OrderList } from '@esteto/ui/patterns/order/order-list.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** The order in which people see the plans when they choose one. */
export default function OrderPlansDialog() {
  const { data, error, refetch, isFetching } = useQuery(planQueries.list({}));
  const [keys, setKeys] = useState<string[] | null>(null);
  const { mutateAsync: order, isPending } = useMutation(planMutations.order);
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const plans = data && inOrder(data, keys);
  const save = async () => {
    await order({ body: { ids: (plans ?? []).map(({ id }) => id) } });
    toast.success('Ordem salva.');
    await navigate('..', { relative: 'path' });
  };
  return (
    <RouteDialog
      title="Ordenar planos"
      subtitle="Quem escolhe um plano vê os planos nesta ordem."
      size="sm"
      busy={isPending}
      footer={
        <Button variant="primary" disabled={keys === null} busy={isPending} onClick={() => void save().catch(tellFailure)}>
          Salvar ordem
        </Button>
      }
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !plans && <Loading />}
      {plans && (
        <OrderList
          label="Planos"
          items={plans.map(({ id, name, value }) => ({ key: String(id), label: name, note: formatMoney(value) }))}
          onOrder={setKeys}
        />
      )}
    </RouteDialog>
  );
}

/** A plan that came meanwhile stands at the end. */
const inOrder = (plans: readonly PlanRow[], keys: readonly string[] | null): PlanRow[] => {
  const placeOf = ({ id }: PlanRow) => {
    const place = keys?.indexOf(String(id)) ?? 0;
    return place < 0 ? plans.length : place;
  };
  return plans.toSorted((a, b) => placeOf(a) - placeOf(b));
};
