import type { DraftClause } from '@esteto/domain/draft/draft-form';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companies, memberships } from '../../company/company.tables.ts';
import { users } from '../../user/user.tables.ts';
import { registrations } from '../registration.tables.ts';
import { registrationDrafts } from './draft.tables.ts';

export type Draft = Row<typeof registrationDrafts>;

const waiting = (registration_id: number) =>
  and(eq(registrationDrafts.registration_id, registration_id), eq(registrationDrafts.status, 'waiting'));

/** What the model of a first draft is filled in with. */
export const basis = async (db: Reader, registration_id: number) => {
  const [row] = await db
    .select({
      version: registrations.version,
      company_id: companies.id,
      company_name: companies.name,
      address: companies.address,
      owner_name: sql<string | null>`(
        select u.name from ${memberships} m join ${users} u on u.id = m.user_id
        where m.company_id = ${companies.id} and m.is_owner order by m.id limit 1)`,
    })
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.company_id))
    .where(eq(registrations.id, registration_id));
  if (!row) throw notFound();
  return row;
};

/** The last two of a company, newest first. */
export const latest = async (db: Reader, company_id: number) =>
  db
    .select({ draft: registrationDrafts, company_name: companies.name })
    .from(registrationDrafts)
    .innerJoin(companies, eq(companies.id, registrationDrafts.company_id))
    .where(eq(registrationDrafts.company_id, company_id))
    .orderBy(desc(registrationDrafts.id))
    .limit(2);

/** The one that waits is not asked about any longer. */
export const withdraw = async (tx: Tx, registration_id: number): Promise<void> => {
  const rows = await tx.lockAll(registrationDrafts, { scope: waiting(registration_id), most: 10 });
  await tx.changeAll(registrationDrafts, rows, { status: 'withdrawn' }, { action: 'draft.withdrawn' });
};

export const insert = (
  tx: Tx,
  values: { registration_id: number; company_id: number; number: number; clauses: DraftClause[] },
): Promise<Draft> =>
  tx.insert(registrationDrafts, { ...values, status: 'waiting' }, { action: 'draft.sent', company_id: values.company_id });

export const lockWaiting = async (tx: Tx, registration_id: number): Promise<Draft | null> => {
  const [row] = await tx.lockAll(registrationDrafts, { scope: waiting(registration_id), most: 10 });
  return row ?? null;
};

export const decide = (
  tx: Tx,
  before: Draft,
  { status, reason }: { status: 'approved' | 'rejected'; reason: string | null },
): Promise<Draft> =>
  tx.change(
    registrationDrafts,
    before,
    { status, reason, decided_at: tx.now, decided_by: tx.actor.user?.id ?? null },
    { action: `draft.${status}`, company_id: before.company_id, reason },
  );
