import type { EventAction } from '@esteto/domain/registry/event-label';
import { eq } from 'drizzle-orm';
import { diff } from '../../platform/audit/diff.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Row, RowUpdate, Values } from '../../platform/work/record-table.ts';
import type { Tx } from '../../platform/work/work.ts';
import { leads } from './lead.tables.ts';

export type Lead = Row<typeof leads>;

/** What the audit trail, which forgets nothing, may hold of a lead: nothing that tells who it is or what was said. */
const TOLD = new Set(['source', 'stage', 'next_step_on', 'analyst_id', 'company_id']);

const told = (before: Lead | null, after: Lead) => diff(before, after).filter(({ path }) => TOLD.has(path));

export const insertLead = async (tx: Tx, values: Values<typeof leads>, action: EventAction): Promise<Lead> => {
  const by = tx.actor.user?.id ?? null;
  const [row] = await tx.db
    .insert(leads)
    .values({ ...values, created_at: tx.now, updated_at: tx.now, created_by: by, updated_by: by })
    .returning();
  if (!row) throw new Error('insert answered no row');
  tx.record({ type: 'lead', id: row.id }, { action }, told(null, row));
  return row;
};

/** Writes a row that `tx.lock` answered. */
export const changeLead = async (tx: Tx, before: Lead, values: RowUpdate<typeof leads>, action: EventAction): Promise<Lead> => {
  const stamps = { updated_at: tx.now, updated_by: tx.actor.user?.id ?? null, version: before.version + 1 };
  const [after] = await tx.db
    .update(leads)
    .set({ ...values, ...stamps })
    .where(eq(leads.id, before.id))
    .returning();
  if (!after) throw notFound();
  tx.record({ type: 'lead', id: before.id }, { action, company_id: after.company_id }, told(before, after));
  return after;
};
