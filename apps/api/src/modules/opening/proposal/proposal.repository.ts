import { eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { leads } from '../../../tables/lead/lead.tables.ts';
import { type KeptSimulation, proposals } from '../../../tables/proposal/proposal.tables.ts';
import { referrals } from '../../../tables/referral/referral.tables.ts';
import { simulationLeads } from '../../../tables/simulation/simulation.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** The proposal of a link, with what the page says of its person; null for a link that nobody has. */
export const findByToken = async (db: Reader, hash: string) => {
  const [row] = await db
    .select({ proposal: proposals, person: leads.name, sender: users.name, analyst_id: leads.analyst_id })
    .from(proposals)
    .innerJoin(leads, eq(leads.id, proposals.lead_id))
    .leftJoin(users, eq(users.id, proposals.created_by))
    .where(eq(proposals.token_hash, hash));
  return row ?? null;
};

export const withId = (id: number): SQL => eq(proposals.id, id);

/** Another visit; answers whether it is the first. The row stays as it was sent. */
export const countVisit = async (tx: Tx, id: number): Promise<boolean> => {
  const [row] = await tx.db
    .update(proposals)
    .set({ opened_at: sql`coalesce(${proposals.opened_at}, ${tx.now}::timestamptz)`, opened_count: sql`${proposals.opened_count} + 1` })
    .where(withId(id))
    .returning({ count: proposals.opened_count });
  return row?.count === 1;
};

/** The link of the letter from now on, and what the letter says; null of a proposal that is gone with its lead. */
export const putToken = async (tx: Tx, id: number, token_hash: string) => {
  const [row] = await tx.db.update(proposals).set({ token_hash }).where(withId(id)).returning();
  if (!row) return null;
  const [lead] = await tx.db
    .select({ person: leads.name, sender: users.name })
    .from(leads)
    .leftJoin(users, eq(users.id, sql`${row.created_by}`))
    .where(eq(leads.id, row.lead_id));
  return lead ? { ...row, ...lead } : null;
};

/** A simulation that this lead left. */
export const simulationOf = async (db: Reader, lead_id: number, id: number): Promise<KeptSimulation | null> => {
  const [row] = await db
    .select({
      lead_id: simulationLeads.lead_id,
      competence: simulationLeads.competence,
      input: simulationLeads.input,
      best_regime: simulationLeads.best_regime,
      result: simulationLeads.result,
    })
    .from(simulationLeads)
    .where(eq(simulationLeads.id, id));
  if (row?.lead_id !== lead_id) return null;
  const { lead_id: _lead, ...simulation } = row;
  return simulation;
};

/** Whether a friend sent them: some coupons ask for it. */
export const isIndicated = async (db: Reader, lead_id: number): Promise<boolean> => {
  const rows = await db.select({ id: referrals.id }).from(referrals).where(eq(referrals.lead_id, lead_id)).limit(1);
  return rows.length > 0;
};
