import type { ListInput, Page } from '@esteto/contract/list';
import type { LeadDetail, LeadRow } from '@esteto/contract/opening/lead';
import { BEYOND_WIZARD } from '@esteto/domain/company/company/company-state';
import { type LeadFilters, leadFilters } from '@esteto/domain/opening/lead/lead-form';
import type { LeadStage } from '@esteto/domain/opening/lead/lead-life';
import { searchKey } from '@esteto/domain/shared/text/text';
import { aliasedTable, and, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { beginOf, pile } from '../../../platform/database/pile.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { leads } from '../../../tables/lead/lead.tables.ts';
import { proposals } from '../../../tables/proposal/proposal.tables.ts';
import { referrals } from '../../../tables/referral/referral.tables.ts';
import { simulationLeads } from '../../../tables/simulation/simulation.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

type LeadQuery = ListInput & Partial<LeadFilters>;

const referrers = aliasedTable(users, 'referrers');

const shown = { ...getTableColumns(leads), analyst_name: users.name, company_name: companies.name };

export const list = (db: Reader, input: LeadQuery, today: string): Promise<Page<LeadRow>> =>
  readPage(
    db,
    {
      input,
      orders: { created_at: leads.created_at, updated_at: leads.updated_at },
      defaultOrder: '-created_at',
      id: leads.id,
      where: and(...narrowedBy(input, today)),
    },
    (where) =>
      db
        .select(shown)
        .from(leads)
        .leftJoin(users, eq(users.id, leads.analyst_id))
        .leftJoin(companies, eq(companies.id, leads.company_id))
        .where(where),
  );

/** Nothing has come of them yet. */
const OPEN_STAGES: LeadStage[] = ['new', 'contacted', 'proposal', 'signed_up'];

const narrowedBy = (input: Partial<LeadFilters>, today: string): (SQL | undefined)[] => [
  containsKey(leads.search_key, input.search),
  input.stage ? eq(leads.stage, input.stage) : undefined,
  input.source ? eq(leads.source, input.source) : undefined,
  input.analyst_id ? eq(leads.analyst_id, input.analyst_id) : undefined,
  input.without_analyst ? isNull(leads.analyst_id) : undefined,
  input.overdue ? and(lt(leads.next_step_on, today), inArray(leads.stage, OPEN_STAGES)) : undefined,
  input.open ? inArray(leads.stage, OPEN_STAGES) : undefined,
];

export const detail = async (db: Reader, id: number): Promise<LeadDetail> => {
  const [row] = await db
    .select({
      ...shown,
      referrer_name: referrers.name,
      simulations: sql<LeadDetail['simulations']>`coalesce((
        select json_agg(json_build_object('id', s.id, 'consented_at', s.consented_at) order by s.id desc)
        from ${simulationLeads} s where s.lead_id = ${leads.id}), '[]')`,
      proposals: sql<LeadDetail['proposals']>`coalesce((
        select json_agg(json_build_object('id', p.id, 'plan_name', p.plan_name, 'total', (p.price ->> 'total')::bigint, 'sent_to', p.sent_to,
          'sent_at', p.sent_at, 'valid_until', p.valid_until, 'opened_at', p.opened_at, 'opened_count', p.opened_count,
          'taken_at', p.taken_at) order by p.id desc)
        from ${proposals} p where p.lead_id = ${leads.id}), '[]')`,
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.analyst_id))
    .leftJoin(companies, eq(companies.id, leads.company_id))
    .leftJoin(referrals, eq(referrals.lead_id, leads.id))
    .leftJoin(referrers, eq(referrers.id, referrals.referrer_id))
    .where(eq(leads.id, id));
  if (!row) throw notFound();
  return row;
};

export type Arrival = Pick<typeof leads.$inferInsert, 'source'> & {
  email: string;
  name?: string | null;
  phone?: string | null;
  retention_until: string;
};

/**
 * Who comes, once for each e-mail: what they told before stays, what was not known is filled in, and it is kept as long as the longest that they
 * agreed to. A lost lead that comes back is new again.
 */
export const put = async (db: Transaction, { source, email, name = null, phone = null, retention_until }: Arrival, now: string) => {
  const [row] = await db
    .insert(leads)
    .values({
      source,
      email,
      name,
      phone,
      retention_until,
      stage: 'new',
      search_key: keyOf({ name, email, phone }),
      created_at: now,
      updated_at: now,
    })
    .onConflictDoUpdate({
      target: leads.email,
      set: {
        name: sql`coalesce(${leads.name}, excluded.name)`,
        phone: sql`coalesce(${leads.phone}, excluded.phone)`,
        search_key: sql`case when ${leads.name} is null then excluded.search_key else ${leads.search_key} end`,
        stage: sql`case when ${leads.stage} = 'lost' and ${leads.company_id} is null then 'new' else ${leads.stage} end`,
        lost_at: sql`case when ${leads.company_id} is null then null else ${leads.lost_at} end`,
        retention_until: sql`case when ${leads.retention_until} is not null then greatest(${leads.retention_until}, excluded.retention_until) end`,
        version: sql`${leads.version} + 1`,
        updated_at: now,
      },
    })
    .returning({ id: leads.id, is_new: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('upsert answered no row');
  return row;
};

/** Those of whom somebody is to be reminded on a day, and of what. */
export const dueOn = (db: Reader, today: string) =>
  db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.next_step_on, today), isNotNull(leads.analyst_id), inArray(leads.stage, OPEN_STAGES)));

/** Those whose company has left the wizard since. */
export const finished = async (db: Reader): Promise<number[]> => {
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(companies, eq(companies.id, leads.company_id))
    .where(and(eq(leads.stage, 'signed_up'), inArray(companies.wizard_step, [...BEYOND_WIZARD])))
    .limit(500);
  return rows.map(({ id }) => id);
};

export const idOfCompany = async (db: Reader, company_id: number): Promise<number | null> => {
  const [row] = await db.select({ id: leads.id }).from(leads).where(eq(leads.company_id, company_id));
  return row?.id ?? null;
};

export const remove = async (db: Transaction, id: number): Promise<void> => {
  await db.delete(leads).where(eq(leads.id, id));
};

export const deleteExpired = async (db: Database, now: string): Promise<void> => {
  await db.delete(leads).where(lte(leads.retention_until, now));
};

export const keyOf = ({ name, email, phone }: { name?: string | null; email?: string | null; phone?: string | null }): string =>
  searchKey([name, email, phone].filter(Boolean).join(' '));

/** Leads that are new, and those whose next step is past its day. Counted on the home of the staff by the filters of the list. */
export const piles = (today: string) => {
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
