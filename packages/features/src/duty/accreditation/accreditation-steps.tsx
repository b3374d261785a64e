import { chakra } from '@chakra-ui/react';
import { ACCREDITATION_STEPS, type AccreditationStep, accreditationStepLabel } from '@esteto/domain/duty/accreditation/accreditation-life';
import { Check } from 'lucide-react';

/** The way into a group, and where on it somebody is; all of it lies behind who is approved. */
export const AccreditationSteps = ({ step, isDone }: { step: AccreditationStep; isDone: boolean }) => {
  const at = isDone ? ACCREDITATION_STEPS.length : ACCREDITATION_STEPS.indexOf(step);
  return (
    <Steps aria-label="Etapas">
      {ACCREDITATION_STEPS.map((one, index) => (
        <Step key={one} aria-current={index === at ? 'step' : undefined} data-passed={index < at || undefined}>
          <Mark aria-hidden>{index < at ? <Check size={12} /> : index + 1}</Mark>
          {accreditationStepLabel[one]}
          {index < at && <chakra.span srOnly>: feita</chakra.span>}
        </Step>
      ))}
    </Steps>
  );
};

const Steps = chakra('ol', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2', fontSize: 'sm' } });

const Step = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    '&[aria-current]': { color: 'fg.default', fontWeight: 'semibold' },
    '&[data-passed]': { color: 'fg.default' },
  },
});

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '5',
    height: '5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    fontSize: 'xs',
    flexShrink: '0',
  },
});
