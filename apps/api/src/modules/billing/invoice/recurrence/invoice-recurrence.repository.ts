import { seesAllInvoices } from '@esteto/domain/billing/invoice/invoice-visibility';
import type { Principal } from '@esteto/domain/identity/permission/access';
import { and, asc, desc, eq, lte, or, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import { clients } from '../../../../tables/client/client.tables.ts';
import { closings } from '../../../../tables/closing/closing.tables.ts';
import { companies, memberships } from '../../../../tables/company/company.tables.ts';
import { companyStanding } from '../../../../tables/company/company-standing.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { type InvoiceRecurrence, invoiceRecurrences } from '../../../../tables/invoice/invoice-recurrence.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';

/** Those that a member may change: the company's, or only their own, as with invoices. */
export const memberRecurrences = ({ user, company }: CompanyActor): SQL | undefined =>
  and(
    eq(invoiceRecurrences.company_id, company.company_id),
    seesAllInvoices(company) ? undefined : eq(invoiceRecurrences.requested_by, user.id),
  );

const due = (today: string) => and(eq(invoiceRecurrences.status, 'active'), lte(invoiceRecurrences.next_on, today));

export const dueIds = async (db: Reader, today: string): Promise<number[]> => {
  const rows = await db
    .select({ id: invoiceRecurrences.id })
    .from(invoiceRecurrences)
    .where(due(today))
    .orderBy(asc(invoiceRecurrences.next_on), asc(invoiceRecurrences.id));
  return rows.map(({ id }) => id);
};

/** Locked until what is due of it is asked for; null when nothing is due any more, or somebody else is at it. */
export const lockDue = async (db: Transaction, id: number, today: string): Promise<InvoiceRecurrence | null> => {
  const [row] = await db
    .select()
    .from(invoiceRecurrences)
    .where(and(eq(invoiceRecurrences.id, id), due(today)))
    .for('update', { skipLocked: true });
  return row ?? null;
};

export type Requester = Pick<Principal, 'person' | 'membership'> & { name: string };

/** Whoever a recurrence asks for, and what ties them to its company today. One statement. */
export const requesterOf = async (
  db: Reader,
  { requested_by, company_id }: Pick<InvoiceRecurrence, 'requested_by' | 'company_id'>,
): Promise<Requester> => {
  const [row] = await db
    .select({
      person: users,
      membership: {
        company_id: memberships.company_id,
        user_type: memberships.user_type,
        is_owner: memberships.is_owner,
        permissions: memberships.permissions,
      },
      standing: companyStanding,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, company_id))
    .leftJoin(memberships, and(eq(memberships.user_id, users.id), eq(memberships.company_id, companies.id)))
    .where(eq(users.id, requested_by));
  if (!row) throw new Error('a recurrence names a requester and a company that are not there');
  const { person, membership, standing } = row;
  return { person, membership: membership && { ...membership, ...standing }, name: person.name };
};

/** One that stopped by itself, its last invoice, and whom to tell: who asked, when they are still a member, and the owners. Two statements. */
export const suspendedNotice = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ recurrence: invoiceRecurrences, client_name: clients.name, company_name: companies.name, invoice_id: invoices.id })
    .from(invoiceRecurrences)
    .innerJoin(clients, eq(clients.id, invoiceRecurrences.client_id))
    .innerJoin(companies, eq(companies.id, invoiceRecurrences.company_id))
    .innerJoin(invoices, eq(invoices.recurring_id, invoiceRecurrences.id))
    .where(eq(invoiceRecurrences.id, id))
    .orderBy(desc(invoices.recurring_competence))
    .limit(1);
  if (!row) throw notFound();
  const { company_id, requested_by } = row.recurrence;
  const people = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.user_id, users.id), eq(memberships.company_id, company_id)))
    .where(and(eq(users.is_active, true), or(eq(users.id, requested_by), eq(memberships.is_owner, true))))
    .orderBy(asc(users.id));
  return { ...row, emails: people.map(({ email }) => email) };
};

export const isMonthClosed = async (db: Reader, company_id: number, month: string): Promise<boolean> => {
  const closed = and(eq(closings.company_id, company_id), eq(closings.month, month), eq(closings.status, 'closed'));
  return (await db.select({ id: closings.id }).from(closings).where(closed)).length > 0;
};
