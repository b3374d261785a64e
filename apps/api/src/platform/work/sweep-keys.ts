import { lt } from 'drizzle-orm';
import { idempotencyKeys } from '../../tables/platform/work.tables.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';

const KEPT_MS = 7 * 86_400_000;

/** Forgets the answers of last week's intents: a laptop that was closed on Friday repeats its call on Monday. Run by a job. */
export const sweepKeys = async (db: Database, clock: Clock): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(clock.now().getTime() - KEPT_MS).toISOString()));
};
