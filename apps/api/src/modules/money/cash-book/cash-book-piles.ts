import { cashBookClosingFilters } from '@esteto/domain/money/cash-book/cash-book-form';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { pile } from '../../../platform/database/pile.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { matching } from './cash-book-closings.repository.ts';

/** What waits of the cash books of the month that the list opens with. */
export const cashBookPiles =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  () => {
    const month = addCompetence(competenceOf(clock.today()), -1);
    return {
      cash_book_closings: pile(cashBookClosingFilters, {
        from: companies,
        person: companies.analyst_id,
        where: (filters) => matching(db, month, filters),
      }),
    };
  };
