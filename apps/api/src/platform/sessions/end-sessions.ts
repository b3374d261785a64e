import { and, eq, isNull, ne } from 'drizzle-orm';
import { sessions } from '../../tables/platform/sessions.tables.ts';
import type { Tx } from '../work/work.ts';
import { forgetDevices } from './remembered-devices.ts';

/**
 * Ends a person's sessions but the present one, if they are in one: they began before a second factor or a new password was asked for. Where none
 * is kept, somebody shuts every door: no browser is remembered either.
 */
export const endOtherSessions = async (tx: Tx, user_id: number, kept: number | null): Promise<void> => {
  const ended = await tx.db
    .update(sessions)
    .set({ revoked_at: tx.now })
    .where(and(eq(sessions.user_id, user_id), kept === null ? undefined : ne(sessions.id, kept), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id });
  for (const { id } of ended) tx.record({ type: 'session', id }, { action: 'session.ended' });
  if (kept === null) await forgetDevices(tx, user_id);
};
