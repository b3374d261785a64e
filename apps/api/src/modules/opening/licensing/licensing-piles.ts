import { licensingFilters } from '@esteto/domain/opening/licensing/licensing-form';
import { and } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { pile } from '../../../platform/database/pile.ts';
import { licensings } from '../../../tables/licensing/licensing.tables.ts';
import { narrowedBy } from './licensing.repository.ts';

/** What waits of the licences. */
export const licensingPiles =
  ({ db }: Pick<Deps, 'db'>) =>
  () => {
    const licences = pile(licensingFilters, {
      from: licensings,
      person: licensings.analyst_id,
      since: licensings.created_at,
      where: (filters) => and(...narrowedBy(db, filters)),
    });
    return { licensings: licences, licences_answered: licences };
  };
