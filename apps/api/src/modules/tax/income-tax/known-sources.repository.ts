import type { KnownSource } from '@esteto/domain/tax/income-tax/personal-checklist';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { cashBookEntries } from '../../../tables/cash-book/cash-book.tables.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { incomeTaxFacts } from '../../../tables/income-tax/income-tax-dossier.tables.ts';
import { incomeTaxReadings } from '../../../tables/income-tax/income-tax-informe.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { profitDistributions } from '../../../tables/profit-distribution/profit-distribution.tables.ts';

/** What a told fact is the paper of. Of what was spent on health only a firm's: a bill of a person is found again by nobody. */
const toldAs = sql`case f.kind when 'employment' then 'payer' when 'services' then 'payer' when 'exclusive' then 'bank' else f.kind end`;

const ofFacts = (user: SQL | Column, year: SQL | number): SQL => sql`
  select ${toldAs} as kind, f.name, f.document, f.calendar_year as year, null as first_month from ${incomeTaxFacts} f
  where f.user_id = ${user} and f.calendar_year in (${year}, ${year} - 1) and f.deleted_at is null
    and f.kind in ('employment', 'services', 'exclusive', 'profits', 'pension', 'education', 'health', 'alimony')
    and (f.kind <> 'health' or length(f.document) = 14)`;

/** Statements of the year before: those of the year itself are what is asked for. */
const read = (user: SQL | Column, year: SQL | number): SQL => sql`
  select case r.kind when 'bank' then 'bank' else 'payer' end, r.payer_name, r.payer_cnpj, r.calendar_year, null from ${incomeTaxReadings} r
  where r.user_id = ${user} and r.calendar_year = ${year} - 1 and r.status = 'read'`;

const days = (year: SQL | number): SQL => sql`make_date(${year} - 1, 1, 1) and make_date(${year}, 12, 31)`;

/** Firms that paid for notes of the person's own. */
const noted = (user: SQL | Column, year: SQL | number): SQL => sql`
  select 'payer', min(k.name), k.document, extract(year from p.date)::int, to_char(min(p.date), 'YYYY-MM')
  from ${memberships} m join ${companies} c on c.id = m.company_id and c.type = 'natural_person'
    join ${invoices} i on i.company_id = c.id join ${payments} p on p.invoice_id = i.id and p.undone_at is null and p.date between ${days(year)}
    join ${clients} k on k.id = i.client_id and length(k.document) = 14
  where m.user_id = ${user} and m.user_type = 'partner' and m.is_active group by k.document, extract(year from p.date)`;

/** Firms that the book says to have paid: by their number alone. */
const booked = (user: SQL | Column, year: SQL | number): SQL => sql`
  select 'payer', null, e.payer_cnpj, extract(year from e.entry_date)::int, to_char(min(e.entry_date), 'YYYY-MM')
  from ${cashBookEntries} e
  where e.user_id = ${user} and e.deleted_at is null and e.kind = 'income' and e.received_from = 'PJ'
    and e.payer_cnpj is not null and e.entry_date between ${days(year)} group by e.payer_cnpj, extract(year from e.entry_date)`;

/** Companies that paid profits. */
const distributed = (user: SQL | Column, year: SQL | number): SQL => sql`
  select 'profits', min(c.name), c.cnpj, extract(year from p.paid_on)::int, to_char(min(p.paid_on), 'YYYY-MM')
  from ${profitDistributions} p join ${companies} c on c.id = p.company_id
  where p.user_id = ${user} and p.voided_at is null and p.paid_on between ${days(year)} group by c.id, c.cnpj, extract(year from p.paid_on)`;

/** Who paid a person, or was paid, in a calendar year and in the one before: as many rows as say so. A part of a statement. */
export const knownSources = (user: SQL | Column, year: SQL | number) =>
  sql<KnownSource[]>`(select coalesce(json_agg(s), '[]') from (
    ${ofFacts(user, year)} union all ${read(user, year)} union all ${noted(user, year)} union all ${booked(user, year)}
    union all ${distributed(user, year)}) s)`;
