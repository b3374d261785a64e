import { eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { simulationLeads } from './simulation.tables.ts';

export const isKept = async (db: Transaction, key: string): Promise<boolean> => {
  const rows = await db.select({ id: simulationLeads.id }).from(simulationLeads).where(eq(simulationLeads.key, key));
  return rows.length > 0;
};

/** The row's id; null when this intent was kept before. */
export const insert = async (db: Transaction, lead: typeof simulationLeads.$inferInsert): Promise<number | null> => {
  const [row] = await db.insert(simulationLeads).values(lead).onConflictDoNothing().returning({ id: simulationLeads.id });
  return row?.id ?? null;
};

export const deleteExpired = async (db: Database, now: string): Promise<void> => {
  await db.delete(simulationLeads).where(lte(simulationLeads.retention_until, now));
};
