import { onboardingFilters } from '@esteto/domain/opening/onboarding/onboarding-filters';
import { and } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { pile } from '../../../platform/database/pile.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { narrowedBy, stepSince } from './onboarding.repository.ts';

/** What waits of the companies on their way in. */
export const onboardingPiles =
  ({ db }: Pick<Deps, 'db'>) =>
  () => ({
    onboarding: pile(onboardingFilters, {
      from: companies,
      person: companies.analyst_id,
      since: stepSince,
      where: (filters) => and(...narrowedBy(db, filters)),
    }),
  });
