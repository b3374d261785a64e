import { registrationFilters } from '@esteto/domain/opening/registration/registration-form';
import { and } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { pile } from '../../../platform/database/pile.ts';
import { registrations } from '../../../tables/registration/registration.tables.ts';
import { narrowedBy } from './registration.repository.ts';

/** What waits of the openings. */
export const registrationPiles =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  () => {
    const openings = pile(registrationFilters, {
      from: registrations,
      person: registrations.analyst_id,
      since: registrations.created_at,
      due: registrations.due_on,
      where: (filters) => and(...narrowedBy(db, filters, clock.today())),
    });
    return { openings, openings_without_analyst: openings };
  };
