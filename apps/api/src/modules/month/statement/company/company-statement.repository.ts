import type { ListInput, Page } from '@esteto/contract/list';
import type { CompanyStatement, CompanyStatementRow } from '@esteto/contract/month/company-statement';
import { type CompanyStatementFilters, companyStatementFilters } from '@esteto/domain/month/statement/statement-form';
import type { StatementMonth } from '@esteto/domain/month/statement/statement-month';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { and, asc, count, eq, getTableColumns, inArray, max, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { pile } from '../../../../platform/database/pile.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { isInOffice } from '../../../../tables/company/company-standing.ts';
import { files } from '../../../../tables/platform/files.tables.ts';
import { bankAccounts, bankTransactions, statementFiles, statements } from '../../../../tables/statement/statement.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { hasGap, isInUse, isMissing, isUnchecked } from '../statement-scope.ts';

export type Month = { year: number; month: number };

export const monthOf = (competence: string): Month => ({ year: Number(competence.slice(0, 4)), month: Number(competence.slice(5)) });

const ofMonth = ({ year, month }: Month): SQL | undefined =>
  and(eq(statements.bank_account_id, bankAccounts.id), eq(statements.year, year), eq(statements.month, month));

/** Companies with an account whose statement of the month is so. */
const having = (db: Reader, month: Month, is: SQL | undefined) =>
  db.select({ id: bankAccounts.company_id }).from(bankAccounts).leftJoin(statements, ofMonth(month)).where(and(is, isInUse));

const inState = (db: Reader, month: Month, state: StatementMonth): SQL | undefined => {
  const missing = having(db, month, isMissing);
  const unchecked = having(db, month, isUnchecked);
  const withAccount = db.select({ id: bankAccounts.company_id }).from(bankAccounts).where(isInUse);
  if (state === 'missing') return or(notInArray(companies.id, withAccount), inArray(companies.id, missing));
  const whole = and(inArray(companies.id, withAccount), notInArray(companies.id, missing));
  return and(whole, state === 'to_check' ? inArray(companies.id, unchecked) : notInArray(companies.id, unchecked));
};

/** Companies that send statements: those that have come through the wizard and work. */
const sending = and(eq(companies.wizard_step, 'finished'), inArray(companies.accounting_status, ['active', 'delinquent']), isInOffice);

const matching = (db: Reader, month: Month, input: Partial<CompanyStatementFilters>): SQL | undefined =>
  and(
    sending,
    containsKey(companies.search_key, input.search ?? null),
    input.analyst_id ? eq(companies.analyst_id, input.analyst_id) : undefined,
    input.state ? inState(db, month, input.state) : undefined,
  );

export type ListedCompany = Pick<CompanyStatementRow, 'id' | 'company_name' | 'analyst_name'>;

export const list = (
  db: Reader,
  month: Month,
  input: ListInput & Partial<Omit<CompanyStatementFilters, 'competence'>>,
): Promise<Page<ListedCompany>> =>
  readPage(
    db,
    {
      input,
      orders: { company_name: companies.name },
      defaultOrder: 'company_name',
      id: companies.id,
      where: matching(db, month, input),
    },
    (where) =>
      db
        .select({ id: companies.id, company_name: companies.name, analyst_name: users.name })
        .from(companies)
        .leftJoin(users, eq(users.id, companies.analyst_id))
        .where(where),
  );

/** How the accounts of each of these companies stand in the month. */
export const tallies = (db: Reader, ids: readonly number[], month: Month) =>
  db
    .select({
      id: bankAccounts.company_id,
      accounts: count(),
      missing: sql<number>`(count(*) filter (where ${isMissing}))::int`,
      to_check: sql<number>`(count(*) filter (where ${isUnchecked}))::int`,
      sent_at: max(statements.sent_at),
    })
    .from(bankAccounts)
    .leftJoin(statements, ofMonth(month))
    .where(and(inArray(bankAccounts.company_id, [...ids]), isInUse))
    .groupBy(bankAccounts.company_id);

/** Those of the companies that owe a statement of the month. */
export const missingOf = (db: Reader, ids: readonly number[], month: Month) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), sending, inState(db, month, 'missing')));

export const companyName = async (db: Reader, id: number): Promise<string> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  if (!row) throw notFound();
  return row.name;
};

export const accountsOf = (db: Reader, company_id: number) =>
  db
    .select({ id: bankAccounts.id, name: bankAccounts.name })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.company_id, company_id), isInUse))
    .orderBy(asc(bankAccounts.id));

/** The statements of a year with what they hold, the months in order. */
export const ofYear = (db: Reader, company_id: number, year: number): Promise<CompanyStatement[]> =>
  db
    .select({
      ...getTableColumns(statements),
      has_gap: hasGap,
      account: bankAccounts.name,
      transactions: sql<number>`(select count(*)::int from ${bankTransactions} t where t.statement_id = ${statements.id} and t.undone_at is null)`,
      files: sql<CompanyStatement['files']>`coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size) order by sf.id)
        from ${statementFiles} sf join ${files} f on f.id = sf.file_id where sf.statement_id = ${statements.id}), '[]')`,
    })
    .from(statements)
    .innerJoin(bankAccounts, eq(bankAccounts.id, statements.bank_account_id))
    .where(and(eq(statements.company_id, company_id), eq(statements.year, year), isInUse))
    .orderBy(asc(statements.month), asc(statements.bank_account_id));

/** The company of a file of a statement; 404 where the statement holds none of that id. */
export const fileOf = async (db: Reader, id: number, file_id: string): Promise<number> => {
  const [row] = await db
    .select({ company_id: statements.company_id })
    .from(statementFiles)
    .innerJoin(statements, eq(statements.id, statementFiles.statement_id))
    .where(and(eq(statements.id, id), eq(statementFiles.file_id, file_id)));
  if (!row) throw notFound();
  return row.company_id;
};

/** Statements of the month that the list opens with. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader, today: string) => {
  const month = monthOf(addCompetence(competenceOf(today), -1));
  const sent = pile(companyStatementFilters, {
    from: companies,
    person: companies.analyst_id,
    where: (filters) => matching(db, month, filters),
  });
  return { statements_to_check: sent, statements_missing: sent };
};
