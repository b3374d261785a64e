import { OPEN_STATUSES } from '@esteto/domain/billing/invoice/invoice-status';
import { OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { OPEN_WORK_KINDS, type OpenWork, type OpenWorkKind } from '@esteto/domain/office/analyst/open-work';
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import type { RecordTable, RowUpdate } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { Event } from '../../../platform/work/writes.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { incomeTaxes } from '../../../tables/income-tax/income-tax.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { leads } from '../../../tables/lead/lead.tables.ts';
import { licensings } from '../../../tables/licensing/licensing.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { npsTasks } from '../../../tables/nps/nps.tables.ts';
import { registrations } from '../../../tables/registration/registration.tables.ts';

// What somebody of the staff answers for, and how it goes to a colleague. What has ended stays with who did it.

/** More than anybody looks after; so many rows are written in one transaction. */
const MOST = 20_000;

type Kind = { table: RecordTable; open: (user_id: number) => SQL | undefined; pass: (tx: Tx, from: number, to: number) => Promise<void> };

const kind = <T extends RecordTable>(
  table: T,
  open: (user_id: number) => SQL | undefined,
  values: (to: number) => RowUpdate<T>,
  event: Event,
): Kind => ({
  table,
  open,
  pass: async (tx, from, to) => tx.changeAll(table, await tx.lockAll(table, { scope: open(from), most: MOST }), values(to), event),
});

const analyst = (analyst_id: number) => ({ analyst_id });

const kinds: Record<OpenWorkKind, Kind> = {
  companies: kind(companies, (id) => eq(companies.analyst_id, id), analyst, { action: 'company.assigned' }),
  leads: kind(leads, (id) => and(eq(leads.analyst_id, id), notInArray(leads.stage, ['won', 'lost'])), analyst, {
    action: 'lead.edited',
    only: new Set(['analyst_id']),
  }),
  registrations: kind(registrations, (id) => and(eq(registrations.analyst_id, id), eq(registrations.status, 'pending')), analyst, {
    action: 'registration.responsible_changed',
  }),
  licensings: kind(licensings, (id) => and(eq(licensings.analyst_id, id), eq(licensings.status, 'pending')), analyst, {
    action: 'licensing.responsible_changed',
  }),
  invoices: kind(
    invoices,
    (id) => and(eq(invoices.responsible_id, id), inArray(invoices.status, OPEN_STATUSES), eq(invoices.is_archived, false)),
    (responsible_id) => ({ responsible_id }),
    { action: 'invoice.edited' },
  ),
  closings: kind(
    closings,
    (id) => and(eq(closings.analyst_id, id), notInArray(closings.status, ['closed', 'no_movement', 'waived'])),
    analyst,
    { action: 'closing.edited' },
  ),
  obligations: kind(
    monthlyObligations,
    (id) => and(eq(monthlyObligations.analyst_id, id), inArray(monthlyObligations.status, OPEN_OBLIGATIONS)),
    analyst,
    { action: 'monthly_obligation.edited' },
  ),
  income_taxes: kind(
    incomeTaxes,
    (id) => and(eq(incomeTaxes.responsible_id, id), notInArray(incomeTaxes.status, ['finished', 'cancelled', 'amended'])),
    (responsible_id) => ({ responsible_id }),
    { action: 'income_tax.assigned' },
  ),
  nps_tasks: kind(npsTasks, (id) => and(eq(npsTasks.analyst_id, id), eq(npsTasks.status, 'open')), analyst, {
    action: 'nps_task.responsible_changed',
  }),
};

/** One statement. */
export const openWorkOf = async (db: Reader, user_id: number): Promise<OpenWork> => {
  const counts = OPEN_WORK_KINDS.map((name) => {
    const { table, open } = kinds[name];
    return sql`(select count(*)::int from ${table} where ${open(user_id)}) as ${sql.identifier(name)}`;
  });
  const { rows } = await db.execute<OpenWork>(sql`select ${sql.join(counts, sql`, `)}`);
  const nothing = { companies: 0, leads: 0, registrations: 0, licensings: 0, invoices: 0, closings: 0, obligations: 0 };
  return rows[0] ?? { ...nothing, nps_tasks: 0, income_taxes: 0 };
};

/** All of what was counted, or nothing. */
export const passOpenWork = async (tx: Tx, open: OpenWork, { from, to }: { from: number; to: number }): Promise<void> => {
  for (const name of OPEN_WORK_KINDS) if (open[name] > 0) await kinds[name].pass(tx, from, to);
  tx.record({ type: 'user', id: from }, { action: 'user.handed_over' });
};
