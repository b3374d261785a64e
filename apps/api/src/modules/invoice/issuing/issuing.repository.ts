import type { EmitterEnvironment } from '@esteto/domain/municipality/issuing-adapter';
import type { Rejection } from '@esteto/domain/nfse/rejection';
import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companyCertificates } from '../../certificate/certificate.tables.ts';
import { clients } from '../../client/client.tables.ts';
import { companies } from '../../company/company.tables.ts';
import { municipalParameters } from '../../municipal-parameter/municipal-parameter.tables.ts';
import { invoices } from '../invoice.tables.ts';
import { dpsCounters, type IssuingAttempt, issuingAttempts } from './issuing.tables.ts';

const originals = alias(invoices, 'originals');

/** The invoice with all that its issuing depends on; what the company or its city does not have is null. One statement. */
export const factsOf = async (db: Reader, id: number) => {
  const [row] = await db
    .select({
      invoice: getTableColumns(invoices),
      company: companies,
      client: clients,
      parameter: municipalParameters,
      certificate: companyCertificates,
      substituted_key: originals.access_key,
    })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .leftJoin(municipalParameters, eq(municipalParameters.ibge, sql`${companies.address}->>'ibge'`))
    .leftJoin(companyCertificates, eq(companyCertificates.company_id, companies.id))
    .leftJoin(originals, eq(originals.id, invoices.substitutes_invoice_id))
    .where(eq(invoices.id, id));
  if (!row) throw notFound();
  return row;
};
export type IssuingFacts = Awaited<ReturnType<typeof factsOf>>;
export type IssuingCertificate = NonNullable<IssuingFacts['certificate']>;

type Series = { company_id: number; environment: EmitterEnvironment; series: number };

/** The next number of a series. Others who want one wait until this transaction ends, so that it is asked for last. */
export const takeNumber = async (tx: Tx, series: Series): Promise<number> => {
  const [counter] = await tx.db
    .insert(dpsCounters)
    .values({ ...series, last_number: 1 })
    .onConflictDoUpdate({
      target: [dpsCounters.company_id, dpsCounters.environment, dpsCounters.series],
      set: { last_number: sql`${dpsCounters.last_number} + 1` },
    })
    .returning({ number: dpsCounters.last_number });
  if (!counter) throw new Error('no number was given');
  return counter.number;
};

type NewAttempt = Omit<typeof issuingAttempts.$inferInsert, 'state' | 'created_at' | 'created_by'>;

export const writeDown = async (tx: Tx, attempt: NewAttempt): Promise<IssuingAttempt> => {
  const [row] = await tx.db
    .insert(issuingAttempts)
    .values({ ...attempt, state: 'sent', created_at: tx.now, created_by: tx.actor.user?.id ?? null })
    .returning();
  if (!row) throw new Error('insert answered no row');
  return row;
};

/** Attempts that nobody speaks to the emitter about, oldest first; from now on the caller does, until `claimed_until`. */
export const claimWaiting = async (
  db: Database,
  { now, claimed_until }: { now: string; claimed_until: string },
): Promise<IssuingAttempt[]> => {
  const waiting = db
    .select({ id: issuingAttempts.id })
    .from(issuingAttempts)
    .where(and(eq(issuingAttempts.state, 'sent'), lt(issuingAttempts.claimed_until, now)))
    .orderBy(issuingAttempts.claimed_until)
    .limit(20)
    .for('update', { skipLocked: true });
  return db.update(issuingAttempts).set({ claimed_until }).where(sql`${issuingAttempts.id} in ${waiting}`).returning();
};

/** Ends an attempt, once: false when another has ended it before. It stays locked until the transaction ends. */
export const settle = async (
  tx: Tx,
  id: number,
  outcome: { state: 'confirmed'; access_key: string } | { state: 'rejected'; refusal: Rejection },
): Promise<boolean> => {
  const settled = await tx.db
    .update(issuingAttempts)
    .set({ ...outcome, settled_at: tx.now })
    .where(and(eq(issuingAttempts.id, id), eq(issuingAttempts.state, 'sent')))
    .returning({ id: issuingAttempts.id });
  return settled.length > 0;
};
