import type { SignedContract } from '@esteto/contract/identity/signature';
import type { ListInput, Page } from '@esteto/contract/list';
import type { SubscriberRow, WithoutPlanRow } from '@esteto/contract/plan/plan';
import { asAgreed, type PriceTerms, priceTermsOf } from '@esteto/domain/plan/plan/agreed-terms';
import { subscriberFilters } from '@esteto/domain/plan/plan/plan-form';
import { subscriptionStatus } from '@esteto/domain/plan/plan/subscription-state';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { pile } from '../../../../platform/database/pile.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { boletos } from '../../../../tables/boleto/boleto.tables.ts';
import { companies, memberships } from '../../../../tables/company/company.tables.ts';
import { companyStanding, isInOffice } from '../../../../tables/company/company-standing.ts';
import { doctors } from '../../../../tables/doctor/doctor.tables.ts';
import { plans, planVersions } from '../../../../tables/plan/plan.tables.ts';
import { subscriptions } from '../../../../tables/plan/subscription.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { planPayments } from '../../../../tables/wizard/plan-payment.tables.ts';
import { wizards } from '../../../../tables/wizard/wizard.tables.ts';
import { lastContract } from '../contract/last-contract-scope.ts';
import { termColumns, termsOf } from '../plan.repository.ts';
import { chargeColumns } from './plan-fee.repository.ts';

type Search = ListInput & { search?: string | null };

const isOpen = isNull(subscriptions.ended_on);

/** The person who owns the company of the row. */
const ownerOf = (company_id: SQL.Aliased | typeof companies.id, what: SQL) => sql`(
  select ${what} from ${memberships} join ${users} on ${users.id} = ${memberships.user_id}
  left join ${doctors} on ${doctors.user_id} = ${users.id}
  where ${memberships.company_id} = ${company_id} and ${memberships.is_owner} order by ${memberships.id} limit 1)`;

/** People of the company who still enter, of one kind. */
const members = (type: 'partner' | 'employee') =>
  sql<number>`(
    select count(*) from ${memberships}
    where ${memberships.company_id} = ${companies.id} and ${memberships.is_active} and ${memberships.user_type} = ${type})`.mapWith(Number);

export const subscribers = async (db: Reader, { id, ...input }: Search & { id: number }, today: string): Promise<Page<SubscriberRow>> => {
  const wanted = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, input.search));
  const { items, ...page } = await readPage(
    db,
    {
      input,
      orders: { created_at: subscriptions.created_at },
      defaultOrder: '-created_at',
      id: subscriptions.id,
      where: and(eq(subscriptions.plan_id, id), isOpen, input.search ? inArray(subscriptions.company_id, wanted) : undefined),
    },
    (where) =>
      db
        .select({
          ...getTableColumns(subscriptions),
          company_name: companies.name,
          accounting_status: companies.accounting_status,
          owner_name: ownerOf(companies.id, sql`${users.name}`).mapWith(users.name) as SQL<string | null>,
        })
        .from(subscriptions)
        .innerJoin(companies, eq(companies.id, subscriptions.company_id))
        .where(where),
  );
  return {
    ...page,
    items: items.map(({ id: row, company_id, company_name, owner_name, starts_on, discount, ...facts }) => ({
      id: row,
      company_id,
      company_name,
      owner_name,
      starts_on,
      coupon_code: discount?.code ?? null,
      subscription_status: subscriptionStatus(facts, today),
    })),
  };
};

/** Companies that have no plan, and that we look after: whoever left needs none. */
const hasNoPlan = (db: Reader) =>
  and(
    isInOffice,
    notExists(
      db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(and(eq(subscriptions.company_id, companies.id), isOpen)),
    ),
  );

export const withoutPlan = (db: Reader, input: Search): Promise<Page<WithoutPlanRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: companies.name },
      defaultOrder: 'name',
      id: companies.id,
      where: and(hasNoPlan(db), containsKey(companies.search_key, input.search)),
    },
    (where) =>
      db
        .select({ id: companies.id, name: companies.name, type: companies.type, created_at: companies.created_at })
        .from(companies)
        .where(where),
  );

/** The payment with which the company came, once it was confirmed. */
const receiptOf = sql<number | null>`(
  select p.id::int from ${planPayments} p where p.company_id = ${companies.id} and p.status = 'confirmed')`;

/** The price that the plan of the row will have, once who pays was told of it. */
const announcedAfter = (today: string) =>
  sql<(PriceTerms & { from: string }) | null>`(
    select json_build_object('from', v.effective_from, 'value', v.value, 'value_residents', v.value_residents,
      'extra_partner_value', v.extra_partner_value, 'extra_employee_value', v.extra_employee_value)
    from ${planVersions} v
    where v.plan_id = ${subscriptions.plan_id} and v.effective_from > ${today} and v.told_on is not null
    order by v.effective_from limit 1)`;

/** Columns of a company that count for the price of a plan. */
const pricedColumns = {
  // On the way in the owner says how many there will be; each gets an account later, or none.
  partners: sql<number>`greatest(${members('partner')}, coalesce(${wizards.partners}, 1))`.mapWith(Number),
  employees: members('employee'),
  is_resident: sql<boolean>`coalesce(${ownerOf(companies.id, sql`${doctors.is_resident_doctor}`)}, ${wizards.is_resident}, false)`,
};

/** The same of a company without a plan. */
export const pricedCompany = async (db: Reader, company_id: number, today: string) => {
  const [row] = await db
    .select({ ...pricedColumns, ...chargeColumns(db, competenceOf(today)), id: companies.id })
    .from(companies)
    .leftJoin(wizards, eq(wizards.company_id, companies.id))
    .where(eq(companies.id, company_id));
  if (!row) throw notFound();
  return row;
};

/** The plan of a company with its terms of `today`, and what of the company counts for the price; null where it has none. */
export const ofCompany = async (db: Reader, company_id: number, today: string) => {
  const [row] = await ofCompanies(db, [company_id], today);
  return row ?? null;
};

/** The same of many companies; none of one without a plan. What a proposal offered counts while it holds. `on`: the day whose terms are wanted, where it is another. */
export const ofCompanies = async (db: Reader, company_ids: readonly number[], today: string, on: string | SQL = today) => {
  const rows = await db
    .select({
      ...getTableColumns(subscriptions),
      ...termColumns,
      plan_name: plans.name,
      type: plans.type,
      agreed: wizards.agreed,
      accounting_status: companies.accounting_status,
      company: { type: companies.type, wizard_step: companies.wizard_step, has_document: companyStanding.has_document },
      receipt_id: receiptOf,
      announced: announcedAfter(today),
      ...pricedColumns,
      ...chargeColumns(db, competenceOf(today)),
    })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.company_id))
    .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
    .innerJoin(planVersions, termsOf(db, on))
    .leftJoin(wizards, eq(wizards.company_id, companies.id))
    .where(openOf(company_ids));
  return rows.map(({ agreed, announced, ...row }) => ({
    ...row,
    ...priceTermsOf(asAgreed({ ...row, id: row.plan_id }, agreed, today)),
    announced: announced && {
      from: announced.from,
      ...priceTermsOf(asAgreed({ ...announced, id: row.plan_id }, agreed, announced.from)),
    },
  }));
};

/** The contract that a company signed last, whatever plan it has by now; null before. */
export const signedContract = async (db: Reader, company_id: number): Promise<SignedContract | null> => {
  const [row] = await lastContract(db, company_id);
  return row ?? null;
};

/** The last day of each trial that these companies had. */
export const trialsOf = (db: Reader, company_ids: readonly number[]) =>
  db
    .select({ company_id: subscriptions.company_id, trial_until: sql<string>`${subscriptions.trial_until}`.mapWith(String) })
    .from(subscriptions)
    .where(and(inArray(subscriptions.company_id, [...company_ids]), isNotNull(subscriptions.trial_until)));

/** Open ones with a discount that have months before this one to be settled, after one id, in order of id. */
export const discountedBefore = (db: Reader, month: string, { after, limit }: { after: number; limit: number }) =>
  db
    .select({ id: subscriptions.id, company_id: subscriptions.company_id })
    .from(subscriptions)
    .where(
      and(
        isOpen,
        gt(subscriptions.discount_remaining_payments, 0),
        lt(subscriptions.discount_open_from, month),
        gt(subscriptions.id, after),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(limit);

/** The months of which the office charged these companies for their plan. */
export const chargedMonths = (db: Reader, company_ids: readonly number[]) =>
  db
    .select({ company_id: boletos.company_id, month: sql<string>`${boletos.competence}` })
    .from(boletos)
    .where(
      and(
        inArray(boletos.company_id, [...company_ids]),
        eq(boletos.kind, 'fee'),
        isNotNull(boletos.competence),
        ne(boletos.status, 'canceled'),
      ),
    );

export const openOf = (company_ids: readonly number[]): SQL | undefined => and(inArray(subscriptions.company_id, [...company_ids]), isOpen);

/** Locks companies while their plan changes, so that two people at once do not both give them one. */
export const lockCompanies = (db: Reader, ids: readonly number[]) =>
  db
    .select({ id: companies.id, type: companies.type })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(companies.id)
    .for('update');

/** Companies that nobody has given a plan. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader) => ({
  companies_without_plan: pile(subscriberFilters, { from: companies, since: companies.created_at, where: () => hasNoPlan(db) }),
});
