import type { IncomeTaxAsset } from '@esteto/contract/tax/income-tax-asset';
import type { IncomeTaxFact } from '@esteto/contract/tax/income-tax-dossier';
import { ISSUED_STATUSES } from '@esteto/domain/billing/invoice/invoice-status';
import type { CompanyType } from '@esteto/domain/company/company/company-kinds';
import type { IrpfDeadlines } from '@esteto/domain/law/tax/irpf-deadline';
import { WORK_CODE } from '@esteto/domain/money/cash-book/cash-book-codes';
import { and, between, count, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { boletos } from '../../../../tables/boleto/boleto.tables.ts';
import { cashBookEntries, cashBookMonths, cashBooks } from '../../../../tables/cash-book/cash-book.tables.ts';
import { clients } from '../../../../tables/client/client.tables.ts';
import { companies, memberships } from '../../../../tables/company/company.tables.ts';
import { partnerCount } from '../../../../tables/company/partner-count.ts';
import { doctors } from '../../../../tables/doctor/doctor.tables.ts';
import { incomeTaxAssets } from '../../../../tables/income-tax/income-tax-asset.tables.ts';
import { incomeTaxFacts as facts } from '../../../../tables/income-tax/income-tax-dossier.tables.ts';
import { toldDeadlines } from '../../../../tables/income-tax/income-tax-year.tables.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../../tables/invoice/payment.tables.ts';
import { profitDistributions } from '../../../../tables/profit-distribution/profit-distribution.tables.ts';
import { payrollMonths } from '../../../../tables/r-factor/r-factor.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { wizards } from '../../../../tables/wizard/wizard.tables.ts';
import { partners } from '../../../../tables/wizard/wizard-partner.tables.ts';
import { issuerType, revenue } from '../../../month/month/revenue-scope.ts';
import { type KeptInforme, readOf } from '../informe/income-tax-informe.repository.ts';

// A person's year is read in one statement, whatever the number of their companies: each part is a list beside its company.

/** Sums of one payer in the year, in cents. */
type Received = { document: string | null; name: string; amount: number; social_security: number; tax: number };

/** What one company of the person holds of the year. */
export type CompanyYear = {
  id: number;
  type: CompanyType;
  name: string;
  cnpj: string | null;
  /** As many as are known: of one alone the whole pró-labore is theirs. */
  partners: number;
  opening_date: string | null;
  /** The capital in cents, its shares, and how many of them the person holds (`held`), by the articles of association that were made here. */
  capital: number | null;
  shares: number | null;
  held: number | null;
  payroll: { month: string; pro_labore: number }[];
  /** Receipts of a natural person: what came in for their notes. */
  notes: Received[];
  /** Profits that it paid the person, by month. */
  profits: { month: string; paid: number; earlier: number }[];
};

/** What the person's cash book holds of the year, whatever their companies. */
export type BookYear = {
  dependents: number;
  months: Pick<typeof cashBookMonths.$inferSelect, 'month' | 'month_status' | 'figures'>[];
  /** The last payment of each month's DARF of the carnê-leão. */
  darfs: { month: string; paid_on: string }[];
  /** How many payments of patients the book holds by month: each has its receipt. */
  receipts: { month: string; count: number; without_patient: number }[];
  /** What companies paid. */
  paid_by_companies: Pick<Received, 'document' | 'amount' | 'tax'>[];
};

export type PersonYear = {
  id: number;
  name: string;
  cpf: string | null;
  companies: CompanyYear[];
  book: BookYear;
  facts: IncomeTaxFact[];
  /** Assets of the year and of the one before. */
  assets: IncomeTaxAsset[];
  informes: KeptInforme[];
  irpf_deadlines: IrpfDeadlines;
};

const list = (fields: SQL, from: SQL) => sql`(select coalesce(json_agg(json_build_object(${fields})), '[]') from ${from})`;

const within = (year: number): [string, string] => [`${year}-01-01`, `${year}-12-31`];

const payroll = (year: number) =>
  list(
    sql`'month', ${payrollMonths.competence}, 'pro_labore', ${payrollMonths.pro_labore}`,
    sql`${payrollMonths} where ${and(eq(payrollMonths.company_id, companies.id), like(payrollMonths.competence, `${year}-%`))}`,
  );

const profits = (year: number) =>
  list(
    sql`'month', paid.month, 'paid', paid.taxed, 'earlier', paid.earlier`,
    sql`(select to_char(profit.paid_on, 'YYYY-MM') as month, coalesce(sum(profit.amount) filter (where not profit.is_earlier), 0) as taxed,
        coalesce(sum(profit.amount) filter (where profit.is_earlier), 0) as earlier
      from ${profitDistributions} profit
      where profit.company_id = ${companies.id} and profit.voided_at is null and (profit.user_id = ${users.id} or profit.person_cpf = ${doctors.cpf})
        and profit.paid_on between ${within(year)[0]} and ${within(year)[1]} group by 1) as paid`,
  );

const bookMonths = (year: number) =>
  list(
    sql`'month', ${cashBookMonths.month}, 'month_status', ${cashBookMonths.month_status}, 'figures', ${cashBookMonths.figures}`,
    sql`${cashBookMonths} where ${and(eq(cashBookMonths.user_id, users.id), like(cashBookMonths.month, `${year}-%`))}`,
  );

const darfs = (year: number) =>
  list(
    sql`'month', paid.competence, 'paid_on', paid.paid_on`,
    sql`(select ${boletos.competence} as competence, max(${boletos.paid_on}) as paid_on from ${boletos}
      where ${and(
        or(
          eq(boletos.taxpayer_id, users.id),
          sql`${boletos.taxpayer_id} is null and exists (select 1 from ${memberships}
            where ${memberships.company_id} = ${boletos.company_id} and ${memberships.user_id} = ${users.id} and ${memberships.user_type} = 'partner')`,
        ),
        eq(boletos.tax_key, 'carne_leao'),
        like(boletos.competence, `${year}-%`),
        inArray(boletos.status, ['paid', 'paid_late']),
      )} group by ${boletos.competence}) as paid`,
  );

const withheldThen = sql`coalesce(${payments.withheld_iss}, 0) + coalesce(${payments.withheld_irrf}, 0) + coalesce(${payments.withheld_csrf}, 0)
  + coalesce(${payments.withheld_inss}, 0) + coalesce(${payments.withheld_other}, 0)`;

/**
 * By payer, when the money came: of a note paid in part, or over two years, the part of its value and of what it says is withheld that came in this one.
 * What was withheld at a payment, beside the note, is of that payment.
 */
const notes = (year: number) =>
  list(
    sql`'document', paid.document, 'name', paid.name, 'amount', paid.amount, 'social_security', paid.social_security, 'tax', paid.tax`,
    sql`(select settled.document, min(settled.name) as name,
        sum(round(settled.revenue * settled.part)) as amount,
        sum(round(settled.inss * settled.part) + settled.inss_then) as social_security,
        sum(round(settled.irrf * settled.part) + settled.irrf_then) as tax
      from (
        select ${clients.document} as document, ${clients.name} as name, ${revenue} as revenue,
          coalesce(${invoices.irrf}, 0) as irrf, coalesce(${invoices.inss_withheld}, 0) as inss,
          least(1, sum(${payments.amount} + ${withheldThen}) / ${invoices.net_amount}::numeric) as part,
          sum(coalesce(${payments.withheld_irrf}, 0)) as irrf_then, sum(coalesce(${payments.withheld_inss}, 0)) as inss_then
        from ${invoices}
        join ${payments} on ${and(eq(payments.invoice_id, invoices.id), isNull(payments.undone_at), between(payments.date, ...within(year)))}
        join ${clients} on ${eq(clients.id, invoices.client_id)}
        where ${and(
          eq(invoices.company_id, companies.id),
          eq(issuerType, 'natural_person'),
          inArray(invoices.status, [...ISSUED_STATUSES]),
          sql`${invoices.net_amount} > 0`,
        )}
        group by ${invoices.id}, ${clients.id}
      ) as settled group by settled.document, case when settled.document is null then settled.name end) as paid`,
  );

const paidByCompanies = (year: number) =>
  list(
    sql`'document', paid.document, 'amount', paid.amount, 'tax', paid.tax`,
    sql`(select ${cashBookEntries.payer_cnpj} as document,
        sum(${cashBookEntries.amount} - coalesce(${cashBookEntries.deduction}, 0)) as amount, sum(coalesce(${cashBookEntries.irrf_amount}, 0)) as tax
      from ${cashBookEntries}
      where ${and(
        eq(cashBookEntries.user_id, users.id),
        isNull(cashBookEntries.deleted_at),
        eq(cashBookEntries.kind, 'income'),
        eq(cashBookEntries.received_from, 'PJ'),
        between(cashBookEntries.entry_date, ...within(year)),
      )}
      group by ${cashBookEntries.payer_cnpj}) as paid`,
  );

const receipts = (year: number) =>
  list(
    sql`'month', paid.month, 'count', paid.count, 'without_patient', paid.without_patient`,
    sql`(select to_char(${cashBookEntries.entry_date}, 'YYYY-MM') as month, count(*) as count,
        count(*) filter (where ${cashBookEntries.beneficiary_cpf} is null) as without_patient
      from ${cashBookEntries}
      where ${and(
        eq(cashBookEntries.user_id, users.id),
        isNull(cashBookEntries.deleted_at),
        eq(cashBookEntries.kind, 'income'),
        eq(cashBookEntries.received_from, 'PF'),
        eq(cashBookEntries.code, WORK_CODE),
        between(cashBookEntries.entry_date, ...within(year)),
      )}
      group by 1) as paid`,
  );

const articles = (what: 'share_capital' | 'shares') =>
  sql`select (${wizards.new_company} ->> ${what})::bigint from ${wizards} where ${wizards.company_id} = ${companies.id}`;

/** The person's shares, found by the CPF that stands in the articles. Nobody tells when the shares of a company that the person left went. */
const heldShares = sql`select sum(${partners.shares}) from ${partners}
  where ${partners.company_id} = ${companies.id} and ${partners.form} ->> 'cpf' = ${doctors.cpf}`;

const companiesOf = (year: number, ties: SQL) =>
  sql<CompanyYear[]>`(select coalesce(json_agg(json_build_object(
      'id', ${companies.id}, 'type', ${companies.type}, 'name', ${companies.name}, 'cnpj', ${companies.cnpj}, 'partners', ${partnerCount},
      'opening_date', ${companies.opening_date}, 'capital', (${articles('share_capital')}), 'shares', (${articles('shares')}), 'held', case when ${memberships.is_active} then (${heldShares}) end,
      'payroll', ${payroll(year)}, 'notes', ${notes(year)}, 'profits', ${profits(year)}
    ) order by ${companies.name}, ${companies.id}), '[]')
    from ${memberships} join ${companies} on ${companies.id} = ${memberships.company_id}
    where ${memberships.user_id} = ${users.id} and ${memberships.user_type} = 'partner' and ${ties})`;

const bookOf = (year: number) =>
  sql<BookYear>`json_build_object(
      'dependents', coalesce((select ${cashBooks.dependents} from ${cashBooks} where ${cashBooks.user_id} = ${users.id}), 0),
      'months', ${bookMonths(year)}, 'darfs', ${darfs(year)}, 'paid_by_companies', ${paidByCompanies(year)}, 'receipts', ${receipts(year)})`;

const factFields = sql`'id', ${facts.id}, 'version', ${facts.version}, 'year', ${facts.calendar_year}, 'kind', ${facts.kind}, 'name', ${facts.name},
  'document', ${facts.document}, 'amount', ${facts.amount}, 'social_security', ${facts.social_security}, 'tax', ${facts.tax},
  'thirteenth', ${facts.thirteenth}, 'thirteenth_tax', ${facts.thirteenth_tax}, 'left_out', ${facts.left_out}, 'note', ${facts.note}`;

const factsOf = (year: number) =>
  sql<IncomeTaxFact[]>`(select coalesce(json_agg(json_build_object(${factFields}) order by ${facts.id}), '[]') from ${facts}
    where ${facts.user_id} = ${users.id} and ${facts.calendar_year} = ${year} and ${facts.deleted_at} is null)`;

const assetsOf = (year: number) =>
  sql<
    IncomeTaxAsset[]
  >`(select coalesce(json_agg(json_build_object('id', a.id, 'version', a.version, 'year', a.calendar_year, 'group_code', a.group_code,
      'description', a.description, 'document', a.document, 'registration', a.registration, 'value_before', a.value_before, 'value', a.value,
      'follows_id', a.follows_id) order by a.group_code, a.id), '[]')
    from ${incomeTaxAssets} a where a.user_id = ${users.id} and a.calendar_year between ${year - 1} and ${year} and a.deleted_at is null)`;

/** Drizzle takes the table off the columns that stand at the top of a field where it selects of one table alone; a level below it lets them be. */
const nested = <T>(query: SQL<T>): SQL<T> => sql`${query}`;

/**
 * All that is known of a person's year but the sums of their cash books; 404 for whoever is no person of the doctors' app. Companies that they have left count
 * where `with_former` says so. One statement.
 */
export const personYear = async (
  db: Reader,
  user_id: number,
  { year, with_former }: { year: number; with_former: boolean },
): Promise<PersonYear> => {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      cpf: doctors.cpf,
      companies: nested(companiesOf(year, with_former ? sql`true` : sql`${memberships.is_active}`)),
      book: nested(bookOf(year)),
      facts: nested(factsOf(year)),
      assets: nested(assetsOf(year)),
      informes: nested(readOf(users.id, year)),
      irpf_deadlines: toldDeadlines,
    })
    .from(users)
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(and(eq(users.id, user_id), eq(users.type, 'doctor')));
  if (!row) throw notFound();
  return row;
};

export const ofPerson = (user_id: number): SQL | undefined => and(eq(facts.user_id, user_id), isNull(facts.deleted_at));

/** Facts of a person and a year that stand, for the end of how many they may tell. */
export const countOf = async (db: Reader, user_id: number, year: number): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(facts)
    .where(and(ofPerson(user_id), eq(facts.calendar_year, year)));
  return row?.rows ?? 0;
};
