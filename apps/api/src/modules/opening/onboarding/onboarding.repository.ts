import type { ListInput, Page } from '@esteto/contract/list';
import type { OnboardingDetail, OnboardingRow } from '@esteto/contract/opening/onboarding';
import { type OnboardingFilters, onboardingFilters } from '@esteto/domain/opening/onboarding/onboarding-filters';
import { ONBOARDING_STEPS, type OnboardingTurn } from '@esteto/domain/opening/onboarding/onboarding-turn';
import { aliasedTable, and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { pile } from '../../../platform/database/pile.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { plans } from '../../../tables/plan/plan.tables.ts';
import { events } from '../../../tables/platform/audit.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { planPayments } from '../../../tables/wizard/plan-payment.tables.ts';
import { draftsOfWizard, wizards } from '../../../tables/wizard/wizard.tables.ts';
import { wizardDocuments } from '../../../tables/wizard/wizard-document.tables.ts';
import { partners } from '../../../tables/wizard/wizard-partner.tables.ts';
import { lastContract } from '../../plan/plan/contract/last-contract-scope.ts';

const analysts = aliasedTable(users, 'analysts');

/** Whatever moved it, a change tells itself: the last event that changed the step says since when. */
const stepSince = sql<string>`coalesce((
  select max(e.created_at) from ${events} e
  where e.entity_type = 'company' and e.entity_id = ${companies.id} and e.changes @> '[{"path": "wizard_step"}]'
), ${companies.created_at})`.mapWith(companies.created_at);

/** Companies that came through the wizard and whose owner has not finished it; found by the company or its owner. */
export const list = (db: Reader, input: ListInput & Narrowed): Promise<Page<Omit<OnboardingRow, 'is_stalled'>>> => {
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
    (where) => rows(db).where(where),
  );
};

/** A payment that waits for our team: it was told, or a boleto was asked for that nobody has sent. */
const paymentIsOurs = sql`exists (
  select 1 from ${planPayments} p where p.company_id = ${companies.id}
  and (p.status = 'claimed' or (p.status in ('open', 'refused') and p.way = 'boleto' and p.boleto_line is null)))`;

const hasReturned = sql`exists (
  select 1 from ${wizardDocuments} d where d.company_id = ${companies.id} and d.removed_at is null and d.status = 'returned')`;

/** As onboarding-turn.ts says it. */
const ours = sql`((${companies.wizard_step} = 'payment' and ${paymentIsOurs}) or (${companies.wizard_step} = 'concluded' and not ${hasReturned}
  and not exists (select 1 from ${wizards} w where w.company_id = ${companies.id} and w.account_type = 'free_trial')))`;

const firstOwner = sql`(
  select m.user_id from ${memberships} m where m.company_id = ${companies.id} and m.is_owner order by m.id limit 1)`;

const columns = {
  id: companies.id,
  name: companies.name,
  document: sql<string | null>`coalesce(${companies.cnpj}, ${companies.cpf})`,
  account_type: wizards.account_type,
  wizard_step: companies.wizard_step,
  turn: sql<OnboardingTurn>`case when ${ours} then 'staff' else 'client' end`,
  step_since: stepSince,
  owner_id: users.id,
  owner_name: users.name,
  owner_email: users.email,
  phone: wizards.phone,
  analyst_id: companies.analyst_id,
  analyst_name: analysts.name,
  created_at: companies.created_at,
};

const rows = (db: Reader) =>
  db
    .select(columns)
    .from(companies)
    .innerJoin(wizards, eq(wizards.company_id, companies.id))
    .innerJoin(users, eq(users.id, firstOwner))
    .leftJoin(analysts, eq(analysts.id, companies.analyst_id));

/** One of them, with its plan and the contract that it signed last; whatever its step is by now. */
export const detail = async (db: Reader, company_id: number): Promise<Omit<OnboardingDetail, 'payment' | 'documents'>> => {
  const signed = lastContract(db, company_id).as('signed');
  const [row] = await db
    .select({
      ...columns,
      plan_name: plans.name,
      coupon: wizards.coupon,
      company_type: wizards.company_type,
      new_company: wizards.new_company,
      migrated_company: wizards.migrated_company,
      partners: sql<OnboardingDetail['partners']>`coalesce((
        select jsonb_agg(to_jsonb(p) - 'form' order by p.id) from ${partners} p where p.company_id = ${companies.id}), '[]')`,
      drafts: draftsOfWizard,
      contract: { id: signed.id, title: signed.title, signed_at: signed.signed_at },
    })
    .from(companies)
    .innerJoin(wizards, eq(wizards.company_id, companies.id))
    .innerJoin(users, eq(users.id, firstOwner))
    .leftJoin(analysts, eq(analysts.id, companies.analyst_id))
    .leftJoin(plans, eq(plans.id, wizards.plan_id))
    .leftJoin(signed, sql`true`)
    .where(eq(companies.id, company_id));
  if (!row) throw notFound();
  return row;
};

/** 404 for a company that came by no wizard. */
export const companyOf = async (db: Reader, company_id: number): Promise<{ company_id: number }> => {
  const [row] = await db.select({ company_id: wizards.company_id }).from(wizards).where(eq(wizards.company_id, company_id));
  if (!row) throw notFound();
  return row;
};

/** `stalled_before`: only who came to the step before this instant. */
type Narrowed = Partial<OnboardingFilters> & { stalled_before?: string | null };

const narrowedBy = (db: Reader, input: Narrowed): (SQL | undefined)[] => {
  const { step, turn, account_type, analyst_id, without_analyst, stalled_before } = input;
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
    stalled_before ? sql`${stepSince} < ${stalled_before}` : undefined,
  ];
};

/** Companies on their way in. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader) => ({
  onboarding: pile(onboardingFilters, {
    from: companies,
    person: companies.analyst_id,
    since: stepSince,
    where: (filters) => and(...narrowedBy(db, filters)),
  }),
});
