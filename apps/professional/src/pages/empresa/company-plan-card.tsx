import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { planMutations, planQueries } from '@esteto/api-client/plan/plan';
import { useCan } from '@esteto/auth/can/can.tsx';
import { owner } from '@esteto/contract/access';
import { signature } from '@esteto/contract/identity/signature';
import type { Subscription } from '@esteto/contract/plan/plan';
import { usedCouponForm } from '@esteto/domain/plan/plan/plan-form';
import { subscriptionStatusLabel, subscriptionStatusTone } from '@esteto/domain/plan/plan/plan-life';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { SignedContract } from '@esteto/features/identity/signature/signed-contract.tsx';
import { PriceLines } from '@esteto/features/plan/plan/price-lines.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Receipt } from '../../features/cadastro/receipt.tsx';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** What the company pays for, and why it costs what it costs. */
export const CompanyPlanCard = () => {
  const isOwner = useCan(owner('edit'));
  const scope = useCompanyScope();
  const { data, error, refetch, isFetching } = useQuery(planQueries.own(scope));
  const contract = data?.contract;
  return (
    <Card title="Plano">
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data && !data.subscription && <chakra.p color="fg.muted">A empresa ainda não tem um plano.</chakra.p>}
      {data?.subscription && <Plan subscription={data.subscription} />}
      {contract && <SignedContract contract={contract} load={() => call(signature.read, { ...scope, id: contract.id })} />}
      {data?.subscription?.receipt_id && isOwner && <Receipt id={data.subscription.receipt_id} />}
      {data?.subscription && isOwner && (
        <chakra.div mt="5">
          {hasDiscount(data.subscription) ? (
            <chakra.p color="fg.muted" fontSize="sm">
              Outro cupom pode ser usado quando o desconto de agora acabar.
            </chakra.p>
          ) : (
            <UseCoupon />
          )}
        </chakra.div>
      )}
    </Card>
  );
};

/** While one runs, no other takes its place. */
const hasDiscount = ({ price }: Subscription): boolean => price.lines.some(({ kind }) => kind === 'coupon');

const Plan = ({
  subscription: { plan_name, subscription_status: status, starts_on, trial_until, services, price, announced },
}: {
  subscription: Subscription;
}) => (
  <chakra.div display="grid" gap="5">
    <Facts
      facts={[
        { label: 'Plano', value: plan_name },
        {
          label: 'Situação',
          value: <StatusBadge status={{ label: subscriptionStatusLabel[status], tone: subscriptionStatusTone[status] }} />,
        },
        { label: 'Desde', value: formatDateFull(starts_on) },
        { label: 'Teste até', value: status === 'trial' && trial_until && formatDateFull(trial_until) },
        { label: 'Serviços', value: services.join('\n') },
      ]}
    />
    <PriceLines price={price} announced={announced} />
  </chakra.div>
);

/** A coupon for the plan that runs: one that was earned, or one that somebody gave. */
const UseCoupon = () => {
  const scope = useCompanyScope();
  const [params] = useSearchParams();
  const { mutateAsync: send } = useMutation(planMutations.redeem);
  return (
    <Form
      schema={usedCouponForm}
      initial={{ code: params.get('cupom') }}
      onSubmit={async (body) => {
        await send({ ...scope, body });
        toast.success('Cupom usado no seu plano.');
      }}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="end">
        <chakra.div flex="0 1 16rem" minW={0}>
          <TextField name="code" label="Cupom de desconto" autoComplete="off" />
        </chakra.div>
        <SubmitButton>Usar cupom</SubmitButton>
      </chakra.div>
    </Form>
  );
};
