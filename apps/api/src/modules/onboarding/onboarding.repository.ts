import type { ListInput, Page } from '@esteto/contract/list';
import type { OnboardingRow } from '@esteto/contract/onboarding';
import type { OnboardingFilters } from '@esteto/domain/onboarding/onboarding-filters';
import { ONBOARDING_STEPS, OUR_STEPS } from '@esteto/domain/onboarding/onboarding-turn';
import { aliasedTable, and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { events } from '../../platform/audit/audit.tables.ts';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { readPage } from '../../platform/http/paging.ts';
import { companies, memberships } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';
import { wizards } from '../wizard/wizard.tables.ts';

const analysts = aliasedTable(users, 'analysts');

/** Whatever moved it, a change tells itself: the last event that changed the step says since when. */
export const stepSince = sql<string>`coalesce((
  select max(e.created_at) from ${events} e
  where e.entity_type = 'company' and e.entity_id = ${companies.id} and e.changes @> '[{"path": "wizard_step"}]'
), ${companies.created_at})`.mapWith(companies.created_at);

/** Companies that came through the wizard and whose owner has not finished it; found by the company or its owner. */
export const list = (db: Reader, input: ListInput & Partial<OnboardingFilters>): Promise<Page<OnboardingRow>> => {
  const owners = db
    .select({ id: memberships.company_id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.is_owner, true), containsKey(users.search_key, input.search)));
  return readPage(
    db,
    {
      input,
      orders: { created_at: companies.created_at, name: companies.name },
      defaultOrder: 'created_at',
      id: companies.id,
      where: and(
        ...narrowedBy(db, input),
        input.search ? or(containsKey(companies.search_key, input.search), inArray(companies.id, owners)) : undefined,
      ),
    },
    (where) =>
      db
        .select({
          id: companies.id,
          name: companies.name,
          document: sql<string | null>`coalesce(${companies.cnpj}, ${companies.cpf})`,
          account_type: wizards.account_type,
          wizard_step: companies.wizard_step,
          step_since: stepSince,
          owner_id: users.id,
          owner_name: users.name,
          owner_email: users.email,
          phone: wizards.phone,
          analyst_id: companies.analyst_id,
          analyst_name: analysts.name,
          created_at: companies.created_at,
        })
        .from(companies)
        .innerJoin(wizards, eq(wizards.company_id, companies.id))
        .innerJoin(users, eq(users.id, firstOwner))
        .leftJoin(analysts, eq(analysts.id, companies.analyst_id))
        .where(where),
  );
};

/** As the domain's `turnOf` says it. */
const ours = sql`(${inArray(companies.wizard_step, [...OUR_STEPS])} and not (${companies.wizard_step} = 'concluded' and exists (
  select 1 from ${wizards} w where w.company_id = ${companies.id} and w.account_type = 'free_trial')))`;

const firstOwner = sql`(
  select m.user_id from ${memberships} m where m.company_id = ${companies.id} and m.is_owner order by m.id limit 1)`;

export const narrowedBy = (db: Reader, input: Partial<OnboardingFilters>): (SQL | undefined)[] => {
  const { step, turn, account_type, analyst_id, without_analyst } = input;
  const begun = db
    .select({ id: wizards.company_id })
    .from(wizards)
    .where(account_type ? eq(wizards.account_type, account_type) : undefined);
  return [
    inArray(companies.wizard_step, ONBOARDING_STEPS),
    inArray(companies.id, begun),
    sql`exists (select 1 from ${memberships} m where m.company_id = ${companies.id} and m.is_owner)`,
    step ? eq(companies.wizard_step, step) : undefined,
    turn === 'staff' ? ours : turn === 'client' ? not(ours) : undefined,
    analyst_id ? eq(companies.analyst_id, analyst_id) : undefined,
    without_analyst ? isNull(companies.analyst_id) : undefined,
  ];
};
