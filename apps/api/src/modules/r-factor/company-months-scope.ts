import type { PayrollMonth } from '@esteto/domain/r-factor/payroll-month-form';
import { and, between, eq, sql } from 'drizzle-orm';
import { companies } from '../company/company.tables.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { countsAsRevenue, revenue } from '../invoice/revenue-scope.ts';
import { payrollMonths } from './r-factor.tables.ts';

// What a company had by month, in one column of its row: a list asks for all of its companies at once.

export const revenuesWithin = (from: string, to: string) =>
  sql<Record<string, number>>`(
    select coalesce(json_object_agg(months.competence, months.revenue), '{}')
    from (
      select ${invoices.competence} as competence, sum(${revenue}) as revenue from ${invoices}
      where ${and(eq(invoices.company_id, companies.id), between(invoices.competence, from, to), countsAsRevenue)}
      group by ${invoices.competence}
    ) as months)`;

export const payrollsWithin = (from: string, to: string) =>
  sql<Record<string, PayrollMonth>>`(
    select coalesce(json_object_agg(${payrollMonths.competence}, json_build_object(
      'pro_labore', ${payrollMonths.pro_labore}, 'wages', ${payrollMonths.wages},
      'inss_employer', ${payrollMonths.inss_employer}, 'fgts', ${payrollMonths.fgts})), '{}')
    from ${payrollMonths}
    where ${and(eq(payrollMonths.company_id, companies.id), between(payrollMonths.competence, from, to))})`;
