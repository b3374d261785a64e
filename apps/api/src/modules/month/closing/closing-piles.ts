import { closingFilters } from '@esteto/domain/month/closing/closing-form';
import { closingDeadline } from '@esteto/domain/month/closing/closing-pace';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { pile } from '../../../platform/database/pile.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { matching } from './closing.repository.ts';

/** What waits of the closings of the month that the list opens with. */
export const closingPiles =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  () => {
    const month = addCompetence(competenceOf(clock.today()), -1);
    return {
      closings: pile(closingFilters, {
        from: closings,
        person: closings.analyst_id,
        since: closings.created_at,
        due: sql`${closingDeadline(month)}::date`,
        where: (filters) => matching(db, month, filters),
      }),
    };
  };
