import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { signatures } from '../../../../tables/signature/signature.tables.ts';

/** The contract that a company signed last, whatever plan it has by now: a query of its own, or joined to what tells of the company. */
export const lastContract = (db: Reader, company_id: number) =>
  db
    .select({
      id: signatures.id,
      title: signatures.title,
      signed_at: sql<string>`${signatures.signed_at}`.mapWith(signatures.signed_at).as('contract_signed_at'),
    })
    .from(signatures)
    .where(and(eq(signatures.company_id, company_id), eq(signatures.subject_type, 'plan_contract'), isNotNull(signatures.signed_at)))
    .orderBy(desc(signatures.signed_at))
    .limit(1);
