import { lt } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from './work.tables.ts';

const KEPT_MS = 86_400_000;

/** Forgets the answers of yesterday's intents: nobody repeats a call after a day. Run by a job. */
export const sweepKeys = async (db: Database, clock: Clock): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(clock.now().getTime() - KEPT_MS).toISOString()));
};
