import type { OnboardingRow } from '@esteto/contract/onboarding';
import { daysBetween, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { today } from '@esteto/ui/system/context/today';

type Waiting = Pick<OnboardingRow, 'step_since' | 'is_stalled'>;

const daysOf = ({ step_since }: Waiting): number => daysBetween(inSaoPaulo(step_since).date, today());

const wordsOf = (row: Waiting): string => {
  const days = countOf(daysOf(row), 'dia', 'dias');
  return row.is_stalled ? `Parado há ${days}` : days;
};

/** How long it has stood at its step, and whether that is too long. */
export const waitCell: Cell<Waiting> = {
  render: (row) => (row.is_stalled ? <StatusBadge status={{ label: wordsOf(row), tone: 'attention' }} /> : wordsOf(row)),
  text: wordsOf,
  sheet: (row) => ({ value: daysOf(row) }),
  width: 9,
};
