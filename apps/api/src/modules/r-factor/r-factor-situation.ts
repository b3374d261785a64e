import { type RFactorSituation, SAFE_FROM, TIGHT_FROM } from '@esteto/domain/r-factor/r-factor-situation';
import { simplesTable } from '@esteto/domain/tax/simples-rates';
import { rbt12Window } from '@esteto/domain/tax/simples-window';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { companies } from '../company/company.tables.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { countsAsRevenue, revenue } from '../invoice/revenue-scope.ts';
import { payrollMonths } from './r-factor.tables.ts';

// The domain's `rFactorStanding` as a condition on companies, so that a list may be narrowed by it; a test holds both together.

/** Companies that are in that situation in a competence. */
export const isInSituation = (situation: RFactorSituation, competence: string): SQL => {
  const { from, to } = rbt12Window(competence);
  const opened = sql`coalesce(to_char(${companies.opening_date}, 'YYYY-MM'), '')`;
  const first = sql`case when ${opened} > ${to} then ${competence} else greatest(${from}, ${opened}) end`;
  const last = sql`case when ${opened} > ${to} then ${competence} else ${to} end`;
  const isYoung = simplesTable(competence).months_without_history > 0 ? sql`${opened} > ${to}` : sql`false`;
  const inWindow = (table: typeof invoices | typeof payrollMonths) =>
    and(eq(table.company_id, companies.id), sql`${table.competence} between ${first} and ${last}`);
  const revenue12 = sql`(select coalesce(sum(${revenue}), 0) from ${invoices} where ${and(inWindow(invoices), countsAsRevenue)})`;
  const paid = sql`${payrollMonths.pro_labore} + ${payrollMonths.wages} + ${payrollMonths.inss_employer} + ${payrollMonths.fgts}`;
  // Null where no month has one.
  const payroll12 = sql`(select sum(${paid}) from ${payrollMonths} where ${inWindow(payrollMonths)})`;
  return sql`(
    select case
      when ${opened} > ${competence} then 'unknown'
      when ${isYoung} then 'tight'
      when sums.payroll is null then 'unknown'
      when sums.payroll = 0 or sums.payroll * 100 < sums.revenue * ${TIGHT_FROM} then 'below'
      when sums.revenue > 0 and sums.payroll * 100 >= sums.revenue * ${SAFE_FROM} then 'safe'
      else 'tight'
    end
    from (select ${revenue12} as revenue, ${payroll12} as payroll) as sums
  ) = ${situation}`;
};
