import { shownStep } from '@esteto/domain/law/tax/step';
import type { CashBookMonth } from '@esteto/domain/money/cash-book/cash-book-year';
import type { CashBookFigures } from '../../../tables/cash-book/cash-book.tables.ts';

export const figuresOf = (month: CashBookMonth, dependents: number): CashBookFigures => ({
  ...month,
  dependents,
  steps: month.steps.map(shownStep),
});
