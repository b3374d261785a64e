import { chakra } from '@chakra-ui/react';
import { wizardQueries } from '@esteto/api-client/opening/wizard';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { mayOpenWizardStep, wizardProgress } from '@esteto/domain/company/company/wizard';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { countOf } from '@esteto/domain/shared/text/text';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { path } from '../../path.ts';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { WizardLine } from './wizard-line.tsx';
import { isOwnerStep, type OwnerStep, wizardSteps } from './wizard-steps.ts';

type WizardPageProps = {
  step: OwnerStep;
  /** What the step asks, once the registration is known and stands at it or beyond. */
  children: (wizard: WizardFacts) => ReactNode;
};

/** One step of the registration: what it is for, how far the whole is, and where to go on. Whoever may not be here is led to the step that is open. */
export const WizardPage = ({ step, children }: WizardPageProps) => {
  const { data, error, refetch, isFetching } = useQuery(wizardQueries.state(useCompanyScope()));
  const wizard = data?.wizard;
  if (!data)
    return (
      <Page title={wizardStepLabel[step]}>
        <Card>{error ? <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} /> : <Loading />}</Card>
      </Page>
    );
  if (!wizard || !mayOpenWizardStep({ type: wizard.account_type, order_value: wizard.order_value }, wizard.step, step))
    return <Navigate to={wizard && isOwnerStep(wizard.step) ? wizardSteps[wizard.step].to : path('/app')} replace />;
  return (
    <Page
      title={wizardStepLabel[step]}
      subtitle={wizardSteps[step].why}
      action={
        <ButtonLink variant="ghost" icon={ArrowLeft} to={path('/app')}>
          Todas as etapas
        </ButtonLink>
      }
    >
      <Columns>
        <chakra.div minW={0}>{children(wizard)}</chakra.div>
        <Aside aria-label="Andamento do cadastro">
          <Whole wizard={wizard} />
          <chakra.div hideBelow="lg" mt="3">
            <WizardLine wizard={wizard} shown={step} />
          </chakra.div>
          <chakra.div hideFrom="lg">
            <Disclosure label="Ver as etapas">
              <WizardLine wizard={wizard} shown={step} />
            </Disclosure>
          </chakra.div>
        </Aside>
      </Columns>
    </Page>
  );
};

/** How much of a registration is done. */
export const Whole = ({ wizard }: { wizard: WizardFacts }) => {
  const { done, total } = wizardProgress({ type: wizard.account_type, order_value: wizard.order_value }, wizard.step);
  return <Progress label="Cadastro" value={done} max={total} words={`${done} de ${countOf(total, 'etapa', 'etapas')}`} />;
};

const Columns = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 15rem' }, alignItems: 'start' },
});

const Aside = chakra('aside', { base: { order: { base: '-1', lg: 'initial' } } });
