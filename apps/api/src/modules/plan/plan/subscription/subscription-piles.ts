import { subscriberFilters } from '@esteto/domain/plan/plan/plan-form';
import type { Deps } from '../../../../deps.ts';
import { pile } from '../../../../platform/database/pile.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { hasNoPlan } from './subscription.repository.ts';

/** What waits of the plans: companies that nobody has given one. */
export const subscriptionPiles =
  ({ db }: Pick<Deps, 'db'>) =>
  () => ({
    companies_without_plan: pile(subscriberFilters, { from: companies, since: companies.created_at, where: () => hasNoPlan(db) }),
  });
