import type { EventAction } from '@esteto/domain/registry/event-label';
import type { Row, RowUpdate, Values } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { leads } from '../../../tables/lead/lead.tables.ts';

export type Lead = Row<typeof leads>;

/** What the audit trail, which forgets nothing, may hold of a lead: nothing that tells who it is or what was said. */
export const TOLD: ReadonlySet<string> = new Set(['source', 'stage', 'next_step_on', 'analyst_id', 'company_id']);

export const insertLead = (tx: Tx, values: Values<typeof leads>, action: EventAction): Promise<Lead> =>
  tx.insert(leads, values, { action, only: TOLD });

/** Writes a row that `tx.lock` answered. */
export const changeLead = (tx: Tx, before: Lead, values: Omit<RowUpdate<typeof leads>, 'stage'>, action: EventAction): Promise<Lead> =>
  tx.change(leads, before, values, { action, company_id: before.company_id, only: TOLD });
