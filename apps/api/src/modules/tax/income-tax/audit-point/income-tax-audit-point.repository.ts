import { and, eq, type SQL } from 'drizzle-orm';
import { incomeTaxAuditPoints as points } from '../../../../tables/income-tax/income-tax.tables.ts';

/** Audit points of a return that still have to be met. */
export const openOf = (income_tax_id: number): SQL | undefined => and(eq(points.income_tax_id, income_tax_id), eq(points.status, 'open'));

/** Open points that an amending return is to mend. */
export const toRectify = (income_tax_id: number): SQL | undefined => and(openOf(income_tax_id), eq(points.plan, 'rectify'));
