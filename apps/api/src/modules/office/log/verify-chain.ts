import { and, asc, count, desc, gt, gte, lt, lte } from 'drizzle-orm';
import { FIRST_HASH, hashOf } from '../../../platform/audit/chain.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { FoundBreak } from '../../../tables/log/log.tables.ts';
import { eventSeals, events } from '../../../tables/platform/audit.tables.ts';

/** More places than that say no more. */
const MOST_BREAKS = 20;

/**
 * Goes through the whole chain: that each seal follows the one before it, and that its events are those that were sealed. `tellProgress`: how many
 * events have been gone through. What nobody has sealed yet (the last minutes) is not judged.
 */
export const verifyChain = async (db: Reader, tellProgress: (done: number) => Promise<void>): Promise<FoundBreak[]> => {
  const breaks: FoundBreak[] = [];
  let prev = FIRST_HASH;
  let done = 0;
  for (let seal = await nextSeal(db, 0); seal; seal = await nextSeal(db, seal.id)) {
    const { first_event_id, last_event_id } = seal;
    const batch = await db
      .select()
      .from(events)
      .where(and(gte(events.id, first_event_id), lte(events.id, last_event_id)))
      .orderBy(asc(events.id));
    const kind = seal.prev_hash !== prev ? 'chain' : hashOf(seal.prev_hash, batch) !== seal.hash ? 'events' : null;
    if (kind && breaks.length < MOST_BREAKS) {
      const [before, after] = await neighbours(db, first_event_id, last_event_id);
      breaks.push({
        seal_id: seal.id,
        kind,
        sealed_at: seal.created_at,
        first_event_id,
        last_event_id,
        before_event_id: before ?? null,
        after_event_id: after ?? null,
      });
    }
    prev = seal.hash;
    done += batch.length;
    await tellProgress(done);
  }
  return breaks;
};

const nextSeal = async (db: Reader, after: number) => {
  const [seal] = await db.select().from(eventSeals).where(gt(eventSeals.id, after)).orderBy(asc(eventSeals.id)).limit(1);
  return seal ?? null;
};

/** The events just before and just after a seal's. */
const neighbours = async (db: Reader, first: number, last: number): Promise<(number | undefined)[]> => {
  const [before] = await db.select({ id: events.id }).from(events).where(lt(events.id, first)).orderBy(desc(events.id)).limit(1);
  const [after] = await db.select({ id: events.id }).from(events).where(gt(events.id, last)).orderBy(asc(events.id)).limit(1);
  return [before?.id, after?.id];
};

/** How many events the seals are of. */
export const sealedCount = async (db: Reader): Promise<number> => {
  const [last] = await db.select({ id: eventSeals.last_event_id }).from(eventSeals).orderBy(desc(eventSeals.id)).limit(1);
  if (!last) return 0;
  const [counted] = await db.select({ count: count() }).from(events).where(lte(events.id, last.id));
  return counted?.count ?? 0;
};
