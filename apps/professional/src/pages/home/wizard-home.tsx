import { chakra } from '@chakra-ui/react';
import { broughtByLink } from '@esteto/api-client/opening/signup';
import { wizardQueries } from '@esteto/api-client/opening/wizard';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { accountTypeLabel, wizardSequence } from '@esteto/domain/company/company/wizard';
import { WIZARD_STEPS } from '@esteto/domain/company/company/wizard-step';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { readBrought } from '@esteto/domain/opening/signup/brought-link';
import type { BroughtForm } from '@esteto/domain/opening/signup/signup-form';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { AccountChange } from '../../features/cadastro/account-change.tsx';
import { WizardLine } from '../../features/cadastro/wizard-line.tsx';
import { Whole } from '../../features/cadastro/wizard-page.tsx';
import { isOwnerStep, wizardSteps } from '../../features/cadastro/wizard-steps.ts';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** The home of an owner until the registration ends: where it stands, what comes next and why, and how long the rest takes. */
export const WizardHome = () => {
  const scope = useCompanyScope();
  const [params] = useSearchParams();
  const brought = readBrought(params, competenceOf(today()));
  if (brought) return <TakeBrought brought={brought} />;
  return <QueryCard query={wizardQueries.state(scope)}>{({ wizard }) => wizard && <Standing wizard={wizard} />}</QueryCard>;
};

const Standing = ({ wizard }: { wizard: WizardFacts }) => {
  const { step, account_type, payment_status } = wizard;
  const isWaiting = step === 'payment' && payment_status === 'claimed';
  return (
    <Card title={`Seu cadastro · ${accountTypeLabel[account_type]}`}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Whole wizard={wizard} />
        {isOwnerStep(step) && (
          <Next>
            <chakra.div flex="1 1 16rem" minW={0}>
              <chakra.h3 fontWeight="semibold">{wizardStepLabel[step]}</chakra.h3>
              <chakra.p color="fg.muted">
                {isWaiting ? 'Recebemos o seu comprovante e estamos conferindo. Avisamos por e-mail.' : wizardSteps[step].why}
              </chakra.p>
            </chakra.div>
            <ButtonLink variant="primary" icon={ArrowRight} to={wizardSteps[step].to}>
              {isWaiting ? 'Ver o pagamento' : `Continuar (${wizardSteps[step].minutes} min)`}
            </ButtonLink>
          </Next>
        )}
        <WizardLine wizard={wizard} />
        <chakra.p color="fg.muted" fontSize="sm">
          Faltam uns {countOf(minutesLeft(wizard), 'minuto', 'minutos')}. Você pode parar em qualquer etapa e voltar depois, neste ou em
          outro aparelho.
        </chakra.p>
        {WIZARD_STEPS.indexOf(step) <= WIZARD_STEPS.indexOf('payment') && <AccountChange wizard={wizard} />}
      </chakra.div>
    </Card>
  );
};

const minutesLeft = ({ account_type: type, order_value, step }: WizardFacts): number =>
  wizardSequence({ type, order_value })
    .filter((one) => WIZARD_STEPS.indexOf(one) >= WIZARD_STEPS.indexOf(step))
    .reduce((sum, one) => sum + (isOwnerStep(one) ? wizardSteps[one].minutes : 0), 0);

const Next = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', p: '4', borderRadius: 'control', bg: 'bg.sunken' },
});

/** Whoever had an account when they followed a link finds what it brought in their registration, once. */
const TakeBrought = ({ brought }: { brought: BroughtForm }) => {
  const { data, error, refetch, isFetching } = useQuery(broughtByLink({ ...useCompanyScope(), body: brought }));
  if (data) return <Navigate to={path('/app')} replace />;
  return (
    <Card>
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Guardando o que o link trouxe" />
      )}
    </Card>
  );
};
