import type { CashBookMonth } from '@esteto/domain/cash-book/cash-book-year';
import { shownStep } from '@esteto/domain/tax/step';
import type { CashBookFigures } from '../../tables/cash-book/cash-book.tables.ts';

export const figuresOf = (month: CashBookMonth, dependents: number): CashBookFigures => ({
  ...month,
  dependents,
  steps: month.steps.map(shownStep),
});
