import { and, eq, lt } from 'drizzle-orm';
import type { Schema } from 'yup';
import { lookupAnswers } from '../../tables/platform/lookups.tables.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { ServiceFailure } from './public-service.ts';

const DAY_MS = 86_400_000;
/** An answer 'there is none' is asked for again after a day. */
const NOTHING_FRESH_MS = DAY_MS;
const KEPT_MS = 180 * DAY_MS;

/** What is asked, and how a kept answer is read back. */
export type Lookup<Answer> = { service: string; key: string; schema: Schema<Answer> };

/** Answers of public services in the database. An old one stands in for a service that fails. */
export const lookupCache = ({ db, clock }: { db: Database; clock: Clock }) => {
  const read = async <Answer>({ service, key, schema }: Lookup<Answer>): Promise<{ answer: Answer | null; age: number } | null> => {
    const [row] = await db
      .select()
      .from(lookupAnswers)
      .where(and(eq(lookupAnswers.service, service), eq(lookupAnswers.key, key)));
    if (!row) return null;
    const age = clock.now().getTime() - Date.parse(row.fetched_at);
    if (row.answer === null) return { answer: null, age };
    // Kept by an earlier version of the server, perhaps in another shape.
    return schema.isValidSync(row.answer, { strict: true }) ? { answer: row.answer, age } : null;
  };

  const write = async <Answer>({ service, key }: Lookup<Answer>, answer: Answer | null): Promise<void> => {
    const kept = { answer, fetched_at: clock.now().toISOString() };
    await db
      .insert(lookupAnswers)
      .values({ service, key, ...kept })
      .onConflictDoUpdate({ target: [lookupAnswers.service, lookupAnswers.key], set: kept });
  };

  return {
    /** What was kept, whatever its age; null when nothing was. */
    kept: async <Answer>(lookup: Lookup<Answer>): Promise<Answer | null> => (await read(lookup))?.answer ?? null,

    write,

    /** The kept answer while it is fresh, else the service's, else the kept one all the same. Rejects with ServiceFailure when there is none. */
    get: async <Answer>(lookup: Lookup<Answer>, freshDays: number, ask: () => Promise<Answer | null>): Promise<Answer | null> => {
      const kept = await read(lookup);
      if (kept && kept.age < (kept.answer === null ? NOTHING_FRESH_MS : freshDays * DAY_MS)) return kept.answer;
      try {
        const answer = await ask();
        await write(lookup, answer);
        return answer;
      } catch (error) {
        if (error instanceof ServiceFailure && kept?.answer) return kept.answer;
        throw error;
      }
    },

    /** Forgets what nobody has asked for again in half a year. Run by a job. */
    sweep: async (): Promise<void> => {
      await db.delete(lookupAnswers).where(lt(lookupAnswers.fetched_at, new Date(clock.now().getTime() - KEPT_MS).toISOString()));
    },
  };
};
