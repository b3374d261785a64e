import { waitingWords } from '@esteto/domain/duty/accreditation/accreditation-waiting';
import { daysBetween, inSaoPaulo } from '@esteto/domain/shared/date/date';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { today } from '@esteto/ui/system/context/today';

const daysSince = (instant: string): number => daysBetween(inSaoPaulo(instant).date, today());

/** '12 dias'. */
export const sinceWords = (instant: string): string => waitingWords(daysSince(instant));

/** How long something stands where it does; a spreadsheet adds up the days. */
export const sinceCell: Cell<string> = {
  render: sinceWords,
  text: sinceWords,
  sheet: (instant) => ({ value: daysSince(instant) }),
  alone: 'named',
  width: 9,
};
