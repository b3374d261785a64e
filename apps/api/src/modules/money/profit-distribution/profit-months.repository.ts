import type { ListInput, Page } from '@esteto/contract/list';
import type { ProfitLine, ProfitMonthRow } from '@esteto/contract/money/profit-distribution';
import { OPEN_BOLETOS } from '@esteto/domain/money/boleto/boleto-life';
import type { ProfitFilters, ProfitStanding } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { profitLimit } from '@esteto/domain/money/profit-distribution/profit-radar';
import type { ProfitCompany } from '@esteto/domain/money/profit-distribution/profit-sheet-rows';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, asc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { isInForce } from '../../../tables/boleto/boleto-scope.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { isWorking } from '../../../tables/company/company-standing.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { profitDistributions as profits } from '../../../tables/profit-distribution/profit-distribution.tables.ts';
import { filedReinfs, paidPeople, partnersOf, unnamedProfits } from '../../../tables/profit-distribution/profit-scope.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { personCpf, personName } from './profit-distribution.repository.ts';

/** The name of the table stands, which drizzle leaves out of a select of one. */
const COMPANY: SQL = sql`companies.id`;

type Query = ListInput & Partial<ProfitFilters> & { month: string };

/** `sums`: what each person was paid. */
type MonthRow = Omit<ProfitMonthRow, 'paid' | 'people' | 'most' | 'tax'> & { sums: { paid: number; earlier: number }[] };

/** Companies that paid profits in a month, or whose bank says so. */
export const list = (db: Reader, { month, ...input }: Query): Promise<Page<MonthRow>> => {
  const days = { from: firstDayOf(month), until: lastDayOf(month) };
  const people = paidPeople(COMPANY, days);
  const unnamed = unnamedProfits(COMPANY, days);
  const ofMonth = isGuideOf(month);
  return readPage(
    db,
    {
      input,
      orders: { name: companies.name },
      defaultOrder: 'name',
      id: companies.id,
      where: and(
        or(sql`exists ${people}`, sql`exists ${unnamed}`),
        containsKey(companies.search_key, input.search),
        input.analyst_id ? eq(companies.analyst_id, input.analyst_id) : undefined,
        input.standing ? standsAs(month, { people, unnamed })[input.standing] : undefined,
      ),
    },
    (where) =>
      db
        .select({
          id: companies.id,
          name: companies.name,
          cnpj: companies.cnpj,
          analyst_name: users.name,
          month: sql<string>`${month}::text`,
          sums: sql<
            MonthRow['sums']
          >`(select coalesce(json_agg(json_build_object('paid', coalesce(paid, 0)::float8, 'earlier', coalesce(earlier, 0)::float8)), '[]') from ${people} sums)`,
          unnamed: sql<number>`(select coalesce(sum(amount), 0) from ${unnamed} waiting)`.mapWith(Number),
          guide: sql<
            ProfitMonthRow['guide']
          >`(select json_build_object('id', ${boletos.id}, 'month', ${boletos.competence}, 'status', ${boletos.status},
            'amount', ${boletos.amount}, 'due_date', ${boletos.due_date}) from ${boletos} where ${ofMonth} limit 1)`,
        })
        .from(companies)
        .leftJoin(users, eq(users.id, companies.analyst_id))
        .where(where),
  );
};

const isGuideOf = (month: string): SQL | undefined =>
  and(
    sql`${boletos.company_id} = companies.id`,
    isNull(boletos.taxpayer_id),
    eq(boletos.tax_key, 'irrf_profits'),
    eq(boletos.competence, month),
    isInForce,
  );

const standsAs = (month: string, { people, unnamed }: { people: SQL; unnamed: SQL }): Record<ProfitStanding, SQL> => {
  const limit = profitLimit(month);
  const someone = (where: SQL): SQL => (limit ? sql`exists (select from ${people} sums where ${where})` : sql`false`);
  return {
    above: someone(sql`sums.paid > ${limit?.above}`),
    near: someone(sql`sums.paid between ${limit?.near} and ${limit?.above}`),
    taxed: sql`exists (select from ${boletos} where ${and(isGuideOf(month), inArray(boletos.status, [...OPEN_BOLETOS]))})`,
    unnamed: sql`exists ${unnamed}`,
  };
};

/** So many people of all companies are told of in a month. */
const MOST_LINES = 10_000;

/** What each person was paid in a month, company by company. */
export const lines = (db: Reader, month: string): Promise<Omit<ProfitLine, 'tax'>[]> =>
  db
    .select({
      company_id: companies.id,
      company_name: companies.name,
      cnpj: companies.cnpj,
      person_name: sql<string>`min(${personName})`,
      person_cpf: personCpf,
      paid: sql<number>`coalesce(sum(${profits.amount}) filter (where not ${profits.is_earlier}), 0)`.mapWith(Number),
      earlier: sql<number>`coalesce(sum(${profits.amount}) filter (where ${profits.is_earlier}), 0)`.mapWith(Number),
    })
    .from(profits)
    .innerJoin(companies, eq(companies.id, profits.company_id))
    .leftJoin(users, eq(users.id, profits.user_id))
    .leftJoin(doctors, eq(doctors.user_id, profits.user_id))
    .where(and(isNull(profits.voided_at), gte(profits.paid_on, firstDayOf(month)), lte(profits.paid_on, lastDayOf(month))))
    .groupBy(companies.id, personCpf, sql`case when ${personCpf} is null then ${profits.user_id} end`)
    .orderBy(asc(companies.name), asc(companies.id), sql`min(${personName})`)
    .limit(MOST_LINES);

/** Companies that a spreadsheet may be about, with their partners and what they paid within some days; with `byName` all that work. One statement. */
export const sheetCompanies = (
  db: Reader,
  { cnpjs, byName, from, until }: { cnpjs: readonly string[]; byName: boolean; from: string; until: string },
): Promise<ProfitCompany[]> => {
  const named = sql`${companies.cnpj} = any(${sql.param([...cnpjs])}::text[])`;
  return db
    .select({
      id: companies.id,
      name: companies.name,
      fantasy_name: companies.fantasy_name,
      cnpj: companies.cnpj,
      is_working: sql<boolean>`coalesce(${isWorking}, false)`,
      partners: partnersOf(COMPANY),
      filed: filedReinfs(COMPANY),
      payments: sql<ProfitCompany['payments']>`(
        select coalesce(json_agg(json_build_object('person', coalesce(doctor.cpf, paid.person_cpf, 'u' || paid.user_id),
          'paid_on', paid.paid_on, 'amount', paid.amount)), '[]')
        from profit_distributions paid left join doctors doctor on doctor.user_id = paid.user_id
        where paid.company_id = companies.id and paid.voided_at is null and paid.paid_on between ${from} and ${until})`,
    })
    .from(companies)
    .where(byName ? or(named, isWorking) : named)
    .orderBy(asc(companies.id))
    .limit(MOST_COMPANIES);
};

/** Companies of the template in one answer. */
export const TEMPLATE_PART = 500;

/** Some of the companies that work, after one, with their partners. */
export const template = (db: Reader, after: number) =>
  db
    .select({ id: companies.id, name: companies.name, cnpj: companies.cnpj, partners: partnersOf(COMPANY) })
    .from(companies)
    .where(and(isWorking, gt(companies.id, after)))
    .orderBy(asc(companies.id))
    .limit(TEMPLATE_PART);

/** More than any office has. */
const MOST_COMPANIES = 20_000;

/** Companies that paid profits, or owe the tax on them, in the months from one on. */
export const companiesSince = async (
  db: Reader,
  month: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        sql`companies.id > ${after}`,
        or(
          sql`exists (select from ${profits} where ${profits.company_id} = companies.id and ${profits.paid_on} >= ${firstDayOf(month)})`,
          sql`exists ${unnamedProfits(COMPANY, { from: firstDayOf(month), until: '9999-12-31' })}`,
        ),
      ),
    )
    .orderBy(asc(companies.id))
    .limit(limit);
