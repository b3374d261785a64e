import type { CashBookMonth } from '@esteto/domain/cash-book/cash-book-year';
import { shownStep } from '@esteto/domain/tax/step';

/** What a month of a book comes to, in cents, and what it was computed with. Kept with a month that is closed. */
export type CashBookFigures = Omit<CashBookMonth, 'steps'> & { dependents: number; steps: ReturnType<typeof shownStep>[] };

export const figuresOf = (month: CashBookMonth, dependents: number): CashBookFigures => ({
  ...month,
  dependents,
  steps: month.steps.map(shownStep),
});
