import { OPEN_STATUSES } from '@esteto/domain/billing/invoice/invoice-status';
import type { EmitterEnvironment } from '@esteto/domain/billing/municipality/issuing-adapter';
import type { Rejection } from '@esteto/domain/billing/nfse/rejection';
import { and, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { companyCertificates } from '../../../../tables/certificate/certificate.tables.ts';
import { clients } from '../../../../tables/client/client.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { companyStanding } from '../../../../tables/company/company-standing.ts';
import { type InvoiceRecord, invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { dpsCounters, type IssuingAttempt, issuingAttempts } from '../../../../tables/invoice/issuing.tables.ts';
import {
  type MunicipalRuleRecord,
  municipalParameters,
  municipalRules,
} from '../../../../tables/municipal-parameter/municipal-parameter.tables.ts';

export const findInvoice = async (db: Reader, id: number): Promise<InvoiceRecord> => {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw notFound();
  return row;
};

const intermediaries = alias(clients, 'intermediaries');

/** All that the issuing of an invoice depends on besides itself; what the company or its city does not have is null. One statement. */
export const factsOf = async (db: Reader, { company_id, client_id, intermediary_id, substitutes_invoice_id }: InvoiceRecord) => {
  const [row] = await db
    .select({
      company: { ...getTableColumns(companies), ...companyStanding },
      client: clients,
      intermediary: intermediaries,
      parameter: municipalParameters,
      /** The city's rules, in the order in which they were told. */
      rules: sql<CityRule[]>`(
        select coalesce(json_agg(rule order by rule.id), '[]') from ${municipalRules} as rule
        where rule.parameter_id = ${municipalParameters.id})`,
      certificate: companyCertificates,
      substituted_key: invoices.access_key,
    })
    .from(companies)
    .innerJoin(clients, and(eq(clients.id, client_id), eq(clients.company_id, companies.id)))
    .leftJoin(intermediaries, and(eq(intermediaries.id, sql`${intermediary_id}::bigint`), eq(intermediaries.company_id, companies.id)))
    .leftJoin(municipalParameters, eq(municipalParameters.ibge, sql`${companies.address}->>'ibge'`))
    .leftJoin(companyCertificates, eq(companyCertificates.company_id, companies.id))
    .leftJoin(invoices, eq(invoices.id, sql`${substitutes_invoice_id}::bigint`))
    .where(eq(companies.id, company_id));
  if (!row) throw notFound();
  return row;
};
type CityRule = Pick<MunicipalRuleRecord, 'valid_from' | 'iss_rate' | 'iss_by_service' | 'cancel_deadline' | 'cancel_days' | 'iss_due_day'>;

export type IssuingFacts = Awaited<ReturnType<typeof factsOf>>;
export type IssuingCertificate = NonNullable<IssuingFacts['certificate']>;

/** Whether a note that shall take the place of this one is still to be issued. Under the lock of the original nobody opens another meanwhile. */
export const hasOpenSubstitute = async (db: Reader, { id, company_id }: InvoiceRecord): Promise<boolean> => {
  const [open] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.company_id, company_id), eq(invoices.substitutes_invoice_id, id), inArray(invoices.status, OPEN_STATUSES)))
    .limit(1);
  return open !== undefined;
};

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

/** The oldest attempt that nobody speaks to the emitter about; from now on the caller does, until `claimed_until`. Null when there is none. */
export const claimNext = async (
  db: Database,
  { now, claimed_until }: { now: string; claimed_until: string },
): Promise<IssuingAttempt | null> => {
  const next = db
    .select({ id: issuingAttempts.id })
    .from(issuingAttempts)
    .where(and(eq(issuingAttempts.state, 'sent'), lt(issuingAttempts.claimed_until, now)))
    .orderBy(issuingAttempts.claimed_until)
    .limit(1)
    .for('update', { skipLocked: true });
  const [attempt] = await db.update(issuingAttempts).set({ claimed_until }).where(sql`${issuingAttempts.id} in ${next}`).returning();
  return attempt ?? null;
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
