import { createHash } from 'node:crypto';
import type { events } from '../../tables/platform/audit.tables.ts';

type StoredEvent = typeof events.$inferSelect;

/** What the first seal follows. */
export const FIRST_HASH = '0'.repeat(64);

/** The hash of a seal: of the one before it and of its events, as they are read from the database. */
export const hashOf = (prev_hash: string, batch: readonly StoredEvent[]): string =>
  createHash('sha256').update(prev_hash).update(JSON.stringify(batch)).digest('hex');
