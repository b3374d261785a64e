import type { ListInput, Page } from '@esteto/contract/list';
import type { RegistrationDetail, RegistrationRow } from '@esteto/contract/opening/registration';
import type { WholeOpening } from '@esteto/domain/opening/registration/registration-end';
import { type RegistrationFilters, registrationFilters } from '@esteto/domain/opening/registration/registration-form';
import { and, eq, getTableColumns, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { pile } from '../../../platform/database/pile.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { companyStanding } from '../../../tables/company/company-standing.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { registrationDrafts } from '../../../tables/registration/draft.tables.ts';
import { registrations } from '../../../tables/registration/registration.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { wizards } from '../../../tables/wizard/wizard.tables.ts';

const city = sql<string | null>`${companies.address}->>'city'`;
const shown = { ...getTableColumns(registrations), company_name: companies.name, city, analyst_name: users.name };

const joined = (db: Reader) =>
  db
    .select(shown)
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.company_id))
    .leftJoin(users, eq(users.id, registrations.analyst_id))
    .$dynamic();

export const list = (db: Reader, input: ListInput & Partial<RegistrationFilters>, today: string): Promise<Page<RegistrationRow>> =>
  readPage(
    db,
    {
      input,
      orders: { due_on: registrations.due_order, created_at: registrations.created_at, updated_at: registrations.updated_at },
      defaultOrder: 'due_on',
      id: registrations.id,
      where: and(...narrowedBy(db, input, today)),
    },
    (where) => joined(db).where(where),
  );

const narrowedBy = (db: Reader, input: Partial<RegistrationFilters>, today: string): (SQL | undefined)[] => [
  input.search
    ? inArray(
        registrations.company_id,
        db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, input.search)),
      )
    : undefined,
  input.situation ? eq(registrations.status, input.situation) : undefined,
  input.step ? eq(registrations.step, input.step) : undefined,
  input.analyst_id ? eq(registrations.analyst_id, input.analyst_id) : undefined,
  input.without_analyst ? isNull(registrations.analyst_id) : undefined,
  input.alert ? and(registrations.is_alert, eq(registrations.status, 'pending')) : undefined,
  input.overdue ? and(lt(registrations.due_order, today), eq(registrations.status, 'pending')) : undefined,
];

export const detail = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ ...shown, drafts: DRAFTS, company: COMPANY, board_fee_file: FEE_FILE })
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.company_id))
    .leftJoin(users, eq(users.id, registrations.analyst_id))
    .leftJoin(files, eq(files.id, registrations.board_fee_file_id))
    .where(eq(registrations.id, id));
  if (!row) throw notFound();
  return row;
};

const FEE_FILE = { name: files.name, mime: files.mime };

const COMPANY = {
  cnpj: companies.cnpj,
  name: companies.name,
  opening_date: companies.opening_date,
  tax_regime: companies.tax_regime,
  address: companies.address,
};

type Draft = Omit<RegistrationDetail['drafts'][number], 'signature'>;
const DRAFTS = sql<Draft[]>`coalesce((
  select json_agg(json_build_object('id', d.id, 'number', d.number, 'status', d.status, 'reason', d.reason,
    'created_at', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'decided_at', to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by d.id desc)
  from ${registrationDrafts} d where d.registration_id = ${registrations.id}), '[]')`;

export const inCompany = (company_id: number): SQL => eq(registrations.company_id, company_id);

/** With its company; null where it has none. */
export const ofCompany = async (db: Reader, company_id: number) => {
  const [row] = await db
    .select({
      ...getTableColumns(registrations),
      company_name: companies.name,
      address: companies.address,
      openings: OPENINGS,
      board_fee_file: FEE_FILE,
      has_draft: sql<boolean>`exists (select 1 from ${registrationDrafts} d where d.registration_id = ${registrations.id})`,
    })
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.company_id))
    .leftJoin(files, eq(files.id, registrations.board_fee_file_id))
    .where(eq(registrations.company_id, company_id));
  return row ?? null;
};

/** The latest openings of a company's city that are over, each with how long its steps took. */
const OPENINGS = sql<WholeOpening[]>`(select coalesce(json_agg(taken.days), '[]') from (
  select (select json_object_agg(s.key, (s.value->>'days')::int) from jsonb_each(r.steps) s where s.value->>'days' is not null) as days
  from ${registrations} r join ${companies} c on c.id = r.company_id
  where r.status = 'finished' and c.address->>'ibge' = "companies"."address"->>'ibge'
  order by r.finished_at desc limit 200) taken where taken.days is not null)`;

/** Where a company is and how long openings took there; as what it came, where it stands and whether it has a plan. */
export const placeOf = async (db: Reader, company_id: number) => {
  const [row] = await db
    .select({
      address: companies.address,
      openings: OPENINGS,
      account_type: wizards.account_type,
      has_plan: companyStanding.has_plan,
      wizard_step: companies.wizard_step,
    })
    .from(companies)
    .leftJoin(wizards, eq(wizards.company_id, companies.id))
    .where(eq(companies.id, company_id));
  if (!row) throw notFound();
  return row;
};

/** Companies that have left the wizard to be opened, and have no opening yet. */
export const toBegin = async (db: Reader): Promise<{ id: number; analyst_id: number | null }[]> =>
  db
    .select({ id: companies.id, analyst_id: companies.analyst_id })
    .from(companies)
    .leftJoin(registrations, eq(registrations.company_id, companies.id))
    .where(and(eq(companies.wizard_step, 'register'), isNull(registrations.id)))
    .limit(500);

export const pendingIds = async (db: Reader): Promise<number[]> => {
  const rows = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.status, 'pending'))
    .orderBy(registrations.id);
  return rows.map(({ id }) => id);
};

/** Openings that are under way. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader, today: string) => {
  const openings = pile(registrationFilters, {
    from: registrations,
    person: registrations.analyst_id,
    since: registrations.created_at,
    due: registrations.due_on,
    where: (filters) => and(...narrowedBy(db, filters, today)),
  });
  return { openings, openings_without_analyst: openings };
};
