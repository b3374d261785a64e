import { DEAD_STATUSES, INVOICE_STATUSES, isIssued } from '@esteto/domain/billing/invoice/invoice-status';
import type { CompanyType } from '@esteto/domain/company/company/company-kinds';
import { and, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { companies } from '../../../tables/company/company.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';

// The revenue that an invoice is of its competence, for every statement that adds some up.

/** Unconditional discounts are none. */
export const revenue = sql<number>`${invoices.gross_amount} - coalesce(${invoices.unconditional_discount}, 0)`;

/** A note that is to replace another counts once it is issued: until then the one that it replaces does. */
export const isNoDouble = or(isNull(invoices.substitutes_invoice_id), inArray(invoices.status, INVOICE_STATUSES.filter(isIssued)));

/** What the issuer was, in SQL: what it is by now where the note still waits. Asks for the note's company in the same statement. */
export const issuerType = sql<CompanyType>`coalesce(
  case when ${invoices.authorized_at} is not null then ${invoices.parties_at_issue} #>> '{issuer,type}' end, ${companies.type})`;

/**
 * A company's revenue is what its CNPJ invoiced (Resolução CGSN 140/2018, art. 2º, II): what its owner issued as a person, before the record went on as
 * a company, is income of that person.
 */
const isOwnIssue = sql`not (${invoices.authorized_at} is not null
  and ${invoices.parties_at_issue} #>> '{issuer,type}' is not distinct from 'natural_person'
  and exists (select 1 from ${companies} as issuers where issuers.id = ${invoices.company_id} and issuers.type <> 'natural_person'))`;

/** What was asked for counts too, what died does not. */
export const countsAsRevenue = and(notInArray(invoices.status, [...DEAD_STATUSES]), isNoDouble, isOwnIssue);
