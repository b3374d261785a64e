import { leadFilters } from '@esteto/domain/opening/lead/lead-form';
import { and } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { beginOf, pile } from '../../../platform/database/pile.ts';
import { leads } from '../../../tables/lead/lead.tables.ts';
import { narrowedBy } from './lead.repository.ts';

/** What waits of the leads. */
export const leadPiles =
  ({ clock }: Pick<Deps, 'clock'>) =>
  () => {
    const today = clock.today();
    const list = {
      from: leads,
      person: leads.analyst_id,
      where: (filters: Parameters<typeof narrowedBy>[0]) => and(...narrowedBy(filters, today)),
    };
    return {
      leads_new: pile(leadFilters, { ...list, since: leads.created_at }),
      leads_overdue: pile(leadFilters, { ...list, since: beginOf(leads.next_step_on), due: leads.next_step_on }),
    };
  };
