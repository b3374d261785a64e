import { chakra } from '@chakra-ui/react';
import { planQueries } from '@esteto/api-client/plan/plan';
import type { PlanChange } from '@esteto/contract/plan/plan';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { PriceFacts } from '@esteto/features/plan/plan/price-lines.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** What the next fee will be with the plan that is chosen, before it is saved. */
export const PlanChangePreview = ({ companyId }: { companyId: number }) => {
  const plan_id = useFieldValue('plan_id');
  const code = useDeferredValue(useFieldValue('coupon'));
  const isChosen = typeof plan_id === 'number';
  const query = planQueries.change({
    id: companyId,
    plan_id: isChosen ? plan_id : 0,
    ...(typeof code === 'string' && code !== '' && { coupon: code }),
  });
  const { data, error, refetch, isFetching } = useQuery({
    ...(isChosen ? query : { ...query, queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  if (!isChosen) return null;
  return (
    <chakra.div gridColumn={spanOf()} aria-live="polite" display="grid" gap="2">
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && data && <Preview change={data} />}
    </chakra.div>
  );
};

const Preview = ({ change: { month, lines, total, trial_until, coupon_refusal } }: { change: PlanChange }) => (
  <>
    <PriceFacts title={`Próximo honorário: ${formatCompetenceLong(month)}`} lines={lines} total={total} />
    {trial_until && <Note>Em teste até {formatDateNumeric(trial_until)}: até lá nada é cobrado.</Note>}
    {coupon_refusal && <Note>Sem o cupom: {coupon_refusal}</Note>}
  </>
);

const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
