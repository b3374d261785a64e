import { statusesOf } from '@esteto/domain/billing/invoice/invoice-stage';
import { seesAllInvoices } from '@esteto/domain/billing/invoice/invoice-visibility';
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';

/** Which invoices somebody may see. Every query demands one, so that none can forget to ask. */
export type InvoiceScope = 'every_company' | { company_id: number; requested_by: number | null };

/** A member's: the company's invoices, or only those they asked for. */
export const memberScope = ({ user, company }: CompanyActor): InvoiceScope => ({
  company_id: company.company_id,
  requested_by: seesAllInvoices(company) ? null : user.id,
});

export const inScope = (scope: InvoiceScope): SQL | undefined =>
  scope === 'every_company'
    ? undefined
    : and(
        eq(invoices.company_id, scope.company_id),
        scope.requested_by === null ? undefined : eq(invoices.requested_by, scope.requested_by),
      );

/** The domain's `isLate`, asked of every invoice at once: what counts the late ones and what lists them say the same. */
export const isLateOn = (today: string): SQL | undefined =>
  and(inArray(invoices.status, statusesOf('receivable')), lt(invoices.due_order, today));
