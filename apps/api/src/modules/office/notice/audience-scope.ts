import { type SQL, sql } from 'drizzle-orm';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { subscriptions } from '../../../tables/plan/subscription.tables.ts';

/** An audience as columns or values: lists as jsonb, of which an empty one asks nothing; null asks nothing, too. */
type AudienceParts = Record<'audience' | 'plan_ids' | 'tax_regimes', SQL> & Partial<Record<'analyst_id' | 'state', SQL>>;

const NOTHING = sql`null`;

/**
 * Whether a row of `users` belongs to it: the one place that says whom the team's words are for. People of companies belong by what they are there;
 * what is asked of a company is asked of that same one.
 */
export const isInAudience = ({ audience, plan_ids, tax_regimes, analyst_id = NOTHING, state = NOTHING }: AudienceParts): SQL => {
  const isMember = sql`exists (
    select 1 from ${memberships} m join ${companies} c on c.id = m.company_id
    left join ${subscriptions} s on s.company_id = c.id and s.ended_on is null
    where m.user_id = users.id and m.is_active
      and ${audience} ? case m.user_type when 'partner' then 'doctors' else 'employees' end
      and (${plan_ids} = '[]' or ${plan_ids} @> to_jsonb(s.plan_id))
      and (${tax_regimes} = '[]' or ${tax_regimes} ? c.tax_regime)
      and (${analyst_id}::bigint is null or c.analyst_id = ${analyst_id}::bigint)
      and (${state}::text is null or c.address ->> 'state' = ${state}::text))`;
  return sql`users.is_active and case users.type
    when 'admin' then ${audience} ? 'admin' when 'manager' then ${audience} ? 'managers' else ${isMember} end`;
};
