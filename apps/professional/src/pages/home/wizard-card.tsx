import { chakra } from '@chakra-ui/react';
import { wizardQueries } from '@esteto/api-client/wizard';
import { accountTypeLabel, hasLeftWizard, wizardProgress, wizardSequence } from '@esteto/domain/company/wizard';
import { WIZARD_STEPS, type WizardStep } from '@esteto/domain/company/wizard-step';
import { wizardStepLabel } from '@esteto/domain/company/wizard-step-label';
import { countOf } from '@esteto/domain/shared/text/text';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** Where the owner's own registration stands, until it is concluded: what is done, what comes next. */
export const WizardCard = () => {
  const { data } = useQuery(wizardQueries.state(useCompanyScope()));
  if (!data?.account_type || hasLeftWizard(data.step)) return null;
  const account = { type: data.account_type };
  const { done, total } = wizardProgress(account, data.step);
  const steps = wizardSequence(account).filter((step) => step !== 'concluded');
  return (
    <Card title={`Seu cadastro · ${accountTypeLabel[data.account_type]}`}>
      <chakra.div display="grid" gap="4">
        <Progress label="Cadastro" value={done} max={total} words={`${done} de ${countOf(total, 'etapa', 'etapas')}`} />
        <Steps>
          {steps.map((step) => (
            <Step key={step} step={step} current={data.step} />
          ))}
        </Steps>
        <chakra.p color="fg.muted">
          O próximo passo é <chakra.strong color="fg.default">{wizardStepLabel[data.step]}</chakra.strong>. Nossa equipe entra em contato
          para seguir com você.
        </chakra.p>
      </chakra.div>
    </Card>
  );
};

const Step = ({ step, current }: { step: WizardStep; current: WizardStep }) => {
  const isDone = WIZARD_STEPS.indexOf(step) < WIZARD_STEPS.indexOf(current);
  const isCurrent = step === current;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2"
      color={isCurrent ? 'fg.default' : 'fg.muted'}
      fontWeight={isCurrent ? 'semibold' : undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <chakra.span boxSize="5" flexShrink={0} display="grid" placeItems="center" color="status.done.fg">
        {isDone ? <Check size={16} role="img" aria-label="Feito" /> : <Dot bg={isCurrent ? 'brand.solid' : 'border.default'} />}
      </chakra.span>
      {wizardStepLabel[step]}
    </chakra.li>
  );
};

const Dot = chakra('span', { base: { boxSize: '2', borderRadius: 'full' } });

const Steps = chakra('ol', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', columnGap: '4', rowGap: '2', fontSize: 'sm' },
});
