import { chakra } from '@chakra-ui/react';
import { wizardOrderMutations, wizardOrderQueries } from '@esteto/api-client/opening/wizard-order';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import type { OfferedPlan } from '@esteto/contract/plan/plan';
import { accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { trialUntil } from '@esteto/domain/plan/plan/subscription-state';
import { addDays, formatDateFull } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { PriceLines } from '@esteto/features/plan/plan/price-lines.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { useAction } from '@esteto/ui/patterns/dialog/use-action';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { StepButtons, useGoOn } from '../../../features/cadastro/step-form.tsx';
import { WizardPage } from '../../../features/cadastro/wizard-page.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

export default function PlanCheckPage() {
  return <WizardPage step="plan_check">{(wizard) => <Order wizard={wizard} />}</WizardPage>;
}

const Order = ({ wizard }: { wizard: WizardFacts }) => {
  const { is_resident, partners, coupon } = wizard;
  return (
    <QueryCard query={wizardOrderQueries.plans({ ...useCompanyScope(), is_resident, partners, coupon })}>
      {(plans) => {
        const plan = plans.find(({ id }) => id === wizard.plan_id);
        return plan ? <Chosen wizard={wizard} plan={plan} /> : <Gone />;
      }}
    </QueryCard>
  );
};

const Gone = () => (
  <Card>
    <Banner tone="waiting" action={<ButtonLink to={path('/app/cadastro/plano')}>Escolher outro plano</ButtonLink>}>
      O plano que você escolheu não está mais disponível.
    </Banner>
  </Card>
);

/** The plan as it was chosen, with all that makes its price. */
const Chosen = ({ wizard, plan }: { wizard: WizardFacts; plan: OfferedPlan }) => {
  const scope = useCompanyScope();
  const { mutateAsync: confirm } = useMutation(wizardOrderMutations.confirm);
  const { busy, problem, run } = useAction();
  const goOn = useGoOn('plan_check');
  const isCharged = wizard.payment_status !== null;
  const trial = plan.price.total > 0 ? trialUntil(plan.trial_days, today()) : null;
  const isUnpaid = plan.price.total === 0 || trial !== null;
  return (
    <Card title={`Plano ${plan.name}`}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Facts
          facts={[
            { label: 'Conta', value: accountTypeLabel[wizard.account_type] },
            { label: 'Serviços', value: plan.services.join('; ') || 'Os que o plano descreve' },
          ]}
        />
        <PriceLines price={plan.price} />
        {trial !== null && (
          <Banner tone="running">
            {countOf(plan.trial_days ?? 0, 'dia', 'dias')} de teste, a contar de hoje. O primeiro pagamento, de{' '}
            {formatMoney(plan.price.total)}, vence em {formatDateFull(addDays(trial, 1))}.
          </Banner>
        )}
        {plan.coupon_refusal && <Banner tone="waiting">{plan.coupon_refusal}</Banner>}
        {problem && <Problem problem={problem} />}
        <StepButtons step="plan_check" wizard={wizard}>
          {isCharged ? (
            <ButtonLink variant="primary" icon={ArrowRight} to={path('/app/cadastro/pagamento')}>
              Ir para o pagamento
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              icon={ArrowRight}
              busy={busy}
              onClick={() => void run(async () => goOn(await confirm({ ...scope, body: { version: wizard.version } })))}
            >
              {isUnpaid ? 'Começar o plano' : 'Confirmar e pagar'}
            </Button>
          )}
        </StepButtons>
      </chakra.div>
    </Card>
  );
};
