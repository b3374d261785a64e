import { and, asc, between, desc, gt, lt, min, sql } from 'drizzle-orm';
import { eventSeals, events } from '../../tables/platform/audit.tables.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { FIRST_HASH, hashOf } from './chain.ts';

/** Small enough that nobody waits while it is hashed. */
const BATCH = 500;
/** Ids are given before commit: an event this old has no earlier one still on its way (transactions end within a few minutes). */
const SETTLED_MS = 300_000;
const ONE_AT_A_TIME = 1_936_026_987; // any constant: 'seal' in ASCII

/** Seals the settled events since the last seal into the chain: hash = sha256(previous hash + the events' JSON). Answers how many. */
export const sealEvents = async (db: Database, clock: Clock): Promise<number> => {
  let sealed = 0;
  let last: number;
  do {
    last = await sealBatch(db, clock);
    sealed += last;
  } while (last === BATCH);
  return sealed;
};

const sealBatch = async (db: Database, clock: Clock): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
    const [last] = await tx.select().from(eventSeals).orderBy(desc(eventSeals.id)).limit(1);
    const unsealed = gt(events.id, last?.last_event_id ?? 0);
    // Instants are taken when a transaction begins, so an older event may have the higher id: the chain stops before the first that is young.
    // What lies far ahead was written while the clock ran ahead, and is as settled as its neighbours.
    const now = clock.now().getTime();
    const [settledAt, ahead] = [now - SETTLED_MS, now + SETTLED_MS].map((ms) => new Date(ms).toISOString()) as [string, string];
    const [young] = await tx
      .select({ id: min(events.id) })
      .from(events)
      .where(and(unsealed, between(events.created_at, settledAt, ahead)));
    const batch = await tx
      .select()
      .from(events)
      .where(and(unsealed, young?.id ? lt(events.id, young.id) : undefined))
      .orderBy(asc(events.id))
      .limit(BATCH);
    const first = batch[0];
    const end = batch.at(-1);
    if (!first || !end) return 0;
    const prev_hash = last?.hash ?? FIRST_HASH;
    const hash = hashOf(prev_hash, batch);
    await tx
      .insert(eventSeals)
      .values({ first_event_id: first.id, last_event_id: end.id, prev_hash, hash, created_at: clock.now().toISOString() });
    return batch.length;
  });
