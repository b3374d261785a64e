import { monthlyObligationFilters } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import type { Deps } from '../../../deps.ts';
import { pile } from '../../../platform/database/pile.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { matching } from './monthly-obligation.repository.ts';

/** What waits of the obligations. */
export const monthlyObligationPiles =
  ({ db }: Pick<Deps, 'db'>) =>
  () => ({
    obligations: pile(monthlyObligationFilters, {
      from: monthlyObligations,
      person: monthlyObligations.analyst_id,
      due: monthlyObligations.due_order,
      where: (filters) => matching(db, filters),
    }),
  });
