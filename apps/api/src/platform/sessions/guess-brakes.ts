import { createHmac } from 'node:crypto';
import { inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { guesses } from '../../tables/platform/sessions.tables.ts';
import type { Transaction } from '../database/database.ts';
import { AppError, tooManyActions } from '../http/app-error.ts';
import type { Brake } from './brake.ts';
import { leftTries, openIn, waitMs } from './brake.ts';

// Slows guessing without locking anybody out for good. Kept in the database: a restart forgets nothing, and replicas count together.

export type GuessBrakes = ReturnType<typeof guessBrakes>;
type Tried = typeof guesses.$inferSelect;

const FORGOTTEN_MS = 86_400_000;

export const guessBrakes = ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) => {
  /** No e-mail and no address stands in the table. */
  const keyOf = ({ what, of }: Brake): string => createHmac('sha256', config.secretKey).update(`${what}\n${of}`).digest('base64url');
  const at = (ms: number): string => new Date(ms).toISOString();

  const refuseUntil = (closed: readonly string[]): void => {
    const wait = Math.max(0, ...closed.map((until) => openIn(until, clock.now().getTime())));
    if (wait > 0) throw tooManyActions(wait);
  };

  const takeBack = async (keys: string[]): Promise<void> => {
    const now = at(clock.now().getTime());
    await db
      .update(guesses)
      .set({ tries: sql`greatest(${guesses.tries} - 1, 0)`, closed_until: now })
      .where(inArray(guesses.key, keys));
  };

  /** The rows, locked, those that are new among them; always in the same order, so that two who come at once wait and do not block each other. */
  const lock = (tx: Transaction, keys: string[], now: string): Promise<Tried[]> =>
    tx
      .insert(guesses)
      .values(keys.toSorted().map((key) => ({ key, closed_until: now, tried_at: now })))
      .onConflictDoUpdate({ target: guesses.key, set: { key: sql`excluded.key` } })
      .returning();

  /**
   * Counts a try before it is judged, so that many at once gain nothing; refuses (429) while any of the brakes holds. What it answers is called when
   * the guess was right: the narrow ones are forgotten, of the wide ones this try is taken back.
   */
  const enter = async (brakes: readonly Brake[]): Promise<() => Promise<void>> => {
    const now = clock.now().getTime();
    const byKey = new Map(brakes.map((brake) => [keyOf(brake), brake]));
    await db.transaction(async (tx) => {
      const rows = await lock(tx, [...byKey.keys()], at(now));
      const tried = rows.flatMap((row) => {
        const brake = byKey.get(row.key);
        return brake ? [{ row, brake, tries: leftTries(brake, row, now) }] : [];
      });
      refuseUntil(rows.map(({ closed_until }) => closed_until));
      const values = tried.map(({ row, brake, tries }) => ({
        key: row.key,
        tries: tries + 1,
        closed_until: at(now + waitMs(brake, tries + 1)),
        tried_at: at(now),
      }));
      await tx
        .insert(guesses)
        .values(values)
        .onConflictDoUpdate({
          target: guesses.key,
          set: { tries: sql`excluded.tries`, closed_until: sql`excluded.closed_until`, tried_at: sql`excluded.tried_at` },
        });
    });
    return async () => {
      const keys = (wide: boolean) => [...byKey].flatMap(([key, brake]) => (brake.isWide === wide ? [key] : []));
      if (keys(false).length > 0) await db.delete(guesses).where(inArray(guesses.key, keys(false)));
      if (keys(true).length > 0) await takeBack(keys(true));
    };
  };

  return {
    enter,

    /** One guess, which answers null when it is wrong; what fails for another reason than too many guesses counts as none. */
    guess: async <Answer>(brakes: readonly Brake[], judge: () => Promise<Answer | null>): Promise<Answer | null> => {
      const release = await enter(brakes);
      const answer = await judge().catch(async (error: unknown) => {
        if (!(error instanceof AppError && error.status === 429)) await takeBack(brakes.map(keyOf));
        throw error;
      });
      if (answer !== null) await release();
      return answer;
    },

    /** For a statement that looks up what is guessed: until when its brake holds. */
    closedUntil: (brake: Brake): SQL<string | null> =>
      sql<string | null>`(select ${guesses.closed_until} from ${guesses} where ${guesses.key} = ${keyOf(brake)})`,
    refuseUntil,

    /** Forgets what nobody tried for a day. Run by a job. */
    sweep: async (): Promise<void> => {
      await db.delete(guesses).where(lt(guesses.tried_at, at(clock.now().getTime() - FORGOTTEN_MS)));
    },
  };
};
