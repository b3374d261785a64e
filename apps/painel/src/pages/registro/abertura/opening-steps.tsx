import { chakra } from '@chakra-ui/react';
import type { RegistrationDetail } from '@esteto/contract/opening/registration';
import { registrationStepLabel, registrationStepTone } from '@esteto/domain/opening/registration/registration-step';
import { registrationStepStatusLabel } from '@esteto/domain/opening/registration/registration-step-status';
import { registrationTurn, registrationTurnLabel } from '@esteto/domain/opening/registration/registration-turn';
import { formatDate } from '@esteto/domain/shared/date/date';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuGroup } from '@esteto/ui/components/menu/menu-item';
import { today } from '@esteto/ui/system/context/today';
import { EllipsisVertical } from 'lucide-react';
import { useId } from 'react';

type Step = RegistrationDetail['steps'][number];
type OpeningStepsProps = { opening: RegistrationDetail; moves: (step: Step) => readonly MenuGroup[] };

/** Every step with where it stands, whose turn it is, until when, and what it may come to. */
export const OpeningSteps = ({ opening, moves }: OpeningStepsProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id}>Etapas</QuietHeading>
      <chakra.ol display="grid">
        {opening.steps.map((one) => (
          <StepRow key={one.step} one={one} groups={moves(one)} isCurrent={one.step === opening.step} />
        ))}
      </chakra.ol>
    </section>
  );
};

const StepRow = ({ one, groups, isCurrent }: { one: Step; groups: readonly MenuGroup[]; isCurrent: boolean }) => {
  const { step, status, note } = one;
  const turn = isCurrent ? registrationTurn(step, status) : null;
  return (
    <chakra.li
      display="flex"
      gap="2"
      alignItems="start"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.default"
      aria-current={isCurrent ? 'step' : undefined}
    >
      <chakra.div flex="1" minW={0} display="grid" gap="0.5">
        <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <chakra.span fontWeight={isCurrent ? 'semibold' : undefined}>{registrationStepLabel[step]}</chakra.span>
          <StatusBadge status={{ label: registrationStepStatusLabel[status], tone: registrationStepTone(step, status) }} />
        </chakra.span>
        <chakra.span color="fg.muted" fontSize="sm">
          {[turn && `Vez: ${registrationTurnLabel[turn]}`, daysOf(one)].filter(Boolean).join(' · ')}
        </chakra.span>
        {note && (
          <chakra.span fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
            {note}
          </chakra.span>
        )}
      </chakra.div>
      {groups.some(({ items }) => items.length > 0) && (
        <MenuButton label={`Mudar ${registrationStepLabel[step]}`} icon={EllipsisVertical} size="sm" groups={groups} />
      )}
    </chakra.li>
  );
};

const daysOf = ({ begun_on, ended_on, due_on }: Step): string | null => {
  if (ended_on) return `terminou ${formatDate(ended_on, today())}`;
  if (due_on) return `${due_on < today() ? 'venceu' : 'até'} ${formatDate(due_on, today())}`;
  return begun_on && `desde ${formatDate(begun_on, today())}`;
};
