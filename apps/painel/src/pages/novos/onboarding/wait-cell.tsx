import { chakra } from '@chakra-ui/react';
import type { OnboardingRow } from '@esteto/contract/opening/onboarding';
import { daysBetween, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { today } from '@esteto/ui/system/context/today';
import { TimerOff } from 'lucide-react';

type Waiting = Pick<OnboardingRow, 'step_since' | 'is_stalled'>;

const daysOf = ({ step_since }: Waiting): number => daysBetween(inSaoPaulo(step_since).date, today());

const wordsOf = (row: Waiting): string => countOf(daysOf(row), 'dia', 'dias');

/** How long it has stood at its step, and whether that is too long. */
export const waitCell: Cell<Waiting> = {
  render: (row) =>
    row.is_stalled ? (
      <chakra.span color="attention.fg" whiteSpace="nowrap" display="inline-flex" alignItems="center" gap="1">
        <TimerOff size={14} role="img" aria-label="Parado há" />
        {wordsOf(row)}
      </chakra.span>
    ) : (
      wordsOf(row)
    ),
  text: (row) => (row.is_stalled ? `Parado há ${wordsOf(row)}` : wordsOf(row)),
  sheet: (row) => ({ value: daysOf(row) }),
  width: 7,
};
