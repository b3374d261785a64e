import type { RegisterDetail, RegisterRow } from '@esteto/contract/company/company-register';
import type { ListInput, Page } from '@esteto/contract/list';
import type { CompanyType } from '@esteto/domain/company/company/company-kinds';
import { type RegisterFilters, type RegisterForm, registerFilters } from '@esteto/domain/company/company/register-form';
import { type Address, emptyAddress } from '@esteto/domain/shared/document/address';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, eq, exists, getTableColumns, inArray, isNull, not, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { pile } from '../../../../platform/database/pile.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import type { Values } from '../../../../platform/work/record-table.ts';
import { companyCertificates } from '../../../../tables/certificate/certificate.tables.ts';
import { companies, formerRegimes, memberships } from '../../../../tables/company/company.tables.ts';
import { departmentMembers } from '../../../../tables/department/department.tables.ts';
import { plans } from '../../../../tables/plan/plan.tables.ts';
import { subscriptions } from '../../../../tables/plan/subscription.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';

export type RegisterQuery = ListInput & Partial<RegisterFilters>;

export const list = (db: Reader, types: readonly CompanyType[], input: RegisterQuery): Promise<Page<RegisterRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: companies.name, created_at: companies.created_at },
      defaultOrder: 'name',
      id: companies.id,
      where: matching(db, types, input),
    },
    (where) =>
      db
        .select({
          id: companies.id,
          version: companies.version,
          type: companies.type,
          name: companies.name,
          fantasy_name: companies.fantasy_name,
          document: sql<string | null>`coalesce(${companies.cnpj}, ${companies.cpf})`,
          accounting_status: companies.accounting_status,
          tax_regime: companies.tax_regime,
          wizard_step: companies.wizard_step,
          city: sql<string | null>`${companies.address} ->> 'city'`,
          analyst_id: companies.analyst_id,
          analyst_name: users.name,
          is_concierge: companies.is_concierge,
          plan_name: heading.plan_name,
          certificate_until: heading.certificate_until,
          owner_id: sql<number | null>`(
            select ${memberships.user_id} from ${memberships}
            where ${memberships.company_id} = ${companies.id} and ${memberships.is_owner} order by ${memberships.id} limit 1)`.mapWith(
            memberships.user_id,
          ),
          created_at: companies.created_at,
        })
        .from(companies)
        .leftJoin(users, eq(users.id, companies.analyst_id))
        .where(where),
  );

const matching = (db: Reader, types: readonly CompanyType[], input: Partial<RegisterFilters>): SQL | undefined =>
  and(inArray(companies.type, [...types]), ...narrowedBy(db, input));

/** Companies that have a row in `table`. */
const has = (db: Reader, table: typeof companyCertificates | typeof subscriptions | typeof memberships, where?: SQL): SQL =>
  exists(
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.company_id, companies.id), where)),
  );

/** Who of the team is in a department. */
const membersOf = (db: Reader, department_id: number) =>
  db.select({ id: departmentMembers.user_id }).from(departmentMembers).where(eq(departmentMembers.department_id, department_id));

const narrowedBy = (db: Reader, input: Partial<RegisterFilters>): (SQL | undefined)[] => [
  containsKey(companies.search_key, input.search),
  input.accounting_status ? eq(companies.accounting_status, input.accounting_status) : undefined,
  input.tax_regime ? eq(companies.tax_regime, input.tax_regime) : undefined,
  input.analyst_id ? eq(companies.analyst_id, input.analyst_id) : undefined,
  input.department_id ? inArray(companies.analyst_id, membersOf(db, input.department_id)) : undefined,
  input.plan_id ? has(db, subscriptions, and(isNull(subscriptions.ended_on), eq(subscriptions.plan_id, input.plan_id))) : undefined,
  input.wizard_step ? eq(companies.wizard_step, input.wizard_step) : undefined,
  input.concierge && input.concierge !== 'all' ? eq(companies.is_concierge, input.concierge === '1') : undefined,
  input.without_analyst ? isNull(companies.analyst_id) : undefined,
  input.without_owner ? not(has(db, memberships, eq(memberships.is_owner, true))) : undefined,
  input.without_plan ? not(has(db, subscriptions, isNull(subscriptions.ended_on))) : undefined,
  input.without_certificate ? not(has(db, companyCertificates)) : undefined,
  input.in_wizard ? notInArray(companies.wizard_step, ['concluded', 'register', 'finished']) : undefined,
];

/** What stands above a record, from the tables beside it. */
const heading = {
  owner_name: sql<string | null>`(
    select owners.name from ${memberships} join ${users} owners on owners.id = ${memberships.user_id}
    where ${memberships.company_id} = ${companies.id} and ${memberships.is_owner} order by ${memberships.id} limit 1)`,
  plan_name: sql<string | null>`(
    select ${plans.name} from ${subscriptions} join ${plans} on ${plans.id} = ${subscriptions.plan_id}
    where ${subscriptions.company_id} = ${companies.id} and ${subscriptions.ended_on} is null)`,
  certificate_until: sql<string | null>`(
    select ${companyCertificates.valid_until} from ${companyCertificates} where ${companyCertificates.company_id} = ${companies.id})`.mapWith(
    companyCertificates.valid_until,
  ),
  updated_by_name: sql<string | null>`(select savers.name from ${users} savers where savers.id = ${companies.updated_by})`,
};

export const detail = async (db: Reader, id: number): Promise<RegisterDetail> => {
  const [row] = await db
    .select({ ...getTableColumns(companies), analyst_name: users.name, ...heading })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.analyst_id))
    .where(eq(companies.id, id));
  if (!row) throw notFound();
  return row;
};

/** The month in which the regime changed last; null where it never did. */
export const lastRegimeChange = async (db: Reader, company_id: number): Promise<string | null> => {
  const [row] = await db
    .select({ until: sql<string | null>`max(${formerRegimes.until})` })
    .from(formerRegimes)
    .where(eq(formerRegimes.company_id, company_id));
  return row?.until ?? null;
};

export const isPerson = eq(companies.type, 'natural_person');

export const amongst = (ids: number[]): SQL => inArray(companies.id, ids);

/** The columns of a form: an address that is not known is an empty one. */
export const columnsOf = ({ address, regime_from: _from, ...form }: RegisterForm) => ({
  ...form,
  address: addressOf(address),
  search_key: keyOf(form),
});

export const keyOf = ({
  name,
  fantasy_name,
  cnpj,
  cpf,
}: Pick<Values<typeof companies>, 'name' | 'fantasy_name' | 'cnpj' | 'cpf'>): string =>
  searchKey([name, fantasy_name, cnpj ?? cpf].filter(Boolean).join(' '));

const addressOf = (address: RegisterForm['address']): Address => ({ ...emptyAddress, ...address });

/** Companies that the office looks after and that nobody answers for. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader, types: readonly CompanyType[]) => ({
  companies_without_analyst: pile(registerFilters, {
    from: companies,
    since: companies.created_at,
    where: (filters) => matching(db, types, filters),
  }),
});
