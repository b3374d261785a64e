import { chakra } from '@chakra-ui/react';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { mayOpenWizardStep, wizardSequence } from '@esteto/domain/company/company/wizard';
import { WIZARD_STEPS, type WizardStep } from '@esteto/domain/company/company/wizard-step';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Check } from 'lucide-react';
import { isOwnerStep, wizardSteps } from './wizard-steps.ts';

/** The steps of a registration: what is done (and may be opened again), where it stands, what is ahead and how long it takes. */
export const WizardLine = ({ wizard, shown }: { wizard: WizardFacts; shown?: WizardStep }) => {
  const account = { type: wizard.account_type, order_value: wizard.order_value };
  const steps = wizardSequence(account).filter((step) => step !== 'concluded');
  return (
    <Steps aria-label="Etapas do cadastro">
      {steps.map((step) => {
        const isDone = WIZARD_STEPS.indexOf(step) < WIZARD_STEPS.indexOf(wizard.step);
        const isOpen = isOwnerStep(step) && mayOpenWizardStep(account, wizard.step, step);
        return (
          <li key={step} aria-current={step === (shown ?? wizard.step) ? 'step' : undefined} data-done={isDone || undefined}>
            <chakra.span boxSize="5" flexShrink={0} display="grid" placeItems="center" color="status.done.fg">
              {isDone ? <Check size={16} role="img" aria-label="Feito" /> : <Dot />}
            </chakra.span>
            {isOpen && step !== shown ? (
              <Link to={wizardSteps[step].to}>{wizardStepLabel[step]}</Link>
            ) : (
              <span>{wizardStepLabel[step]}</span>
            )}
            {!isDone && isOwnerStep(step) && <chakra.small color="fg.muted">{wizardSteps[step].minutes} min</chakra.small>}
          </li>
        );
      })}
    </Steps>
  );
};

const Dot = chakra('span', { base: { boxSize: '2', borderRadius: 'full', bg: 'border.strong' } });

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: 'sm',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '8', color: 'fg.muted' },
    '& > li[aria-current]': { color: 'fg.default', fontWeight: 'semibold' },
    '& > li[aria-current] > span:first-of-type > span': { bg: 'brand.solid' },
    '& small': { marginInlineStart: 'auto', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
  },
});
