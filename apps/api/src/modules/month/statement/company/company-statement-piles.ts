import { companyStatementFilters } from '@esteto/domain/month/statement/statement-form';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../../deps.ts';
import { pile } from '../../../../platform/database/pile.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { matching, monthOf } from './company-statement.repository.ts';

/** What waits of the statements of the month that the list opens with. */
export const companyStatementPiles =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  () => {
    const month = monthOf(addCompetence(competenceOf(clock.today()), -1));
    const sent = pile(companyStatementFilters, {
      from: companies,
      person: companies.analyst_id,
      where: (filters) => matching(db, month, filters),
    });
    return { statements_to_check: sent, statements_missing: sent };
  };
