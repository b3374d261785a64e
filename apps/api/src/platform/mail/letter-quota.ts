import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { guesses } from '../../tables/platform/sessions.tables.ts';
import type { Transaction } from '../database/database.ts';

/** How many of something go out in a while, because of `of` or to `of`. */
export type Quota = { what: string; of: string | number; most: number; within_ms: number };

const HOUR_MS = 3_600_000;

/** Letters of one kind to one address in an hour, whoever asks for them: what a mailbox of anybody's may be filled with. */
export const lettersTo = (kind: string, email: string): Quota => ({
  what: `letter ${kind}`,
  of: email.toLowerCase(),
  most: 5,
  within_ms: HOUR_MS,
});

/** Letters of one kind that one person causes in an hour, to whomever. */
export const lettersBy = (kind: string, user_id: number): Quota => ({
  what: `letter ${kind} by`,
  of: user_id,
  most: 5,
  within_ms: HOUR_MS,
});

export type LetterQuotas = ReturnType<typeof letterQuotas>;

/** Counts letters in the database, beside what is counted of guesses: a restart forgets nothing, and replicas count together. */
export const letterQuotas = ({ clock, config }: Pick<Deps, 'clock' | 'config'>) => {
  /** No e-mail stands in the table. */
  const keyOf = ({ what, of }: Quota): string => createHmac('sha256', config.secretKey).update(`${what}\n${of}`).digest('base64url');

  return {
    /** Counts one of each; false when one of them is used up, which counts nothing more until its time is over. */
    take: async (db: Pick<Transaction, 'insert'>, quotas: readonly Quota[]): Promise<boolean> => {
      const now = clock.now().getTime();
      const tried_at = new Date(now).toISOString();
      const byKey = new Map(quotas.map((quota) => [keyOf(quota), quota]));
      const values = [...byKey].map(([key, { within_ms }]) => ({
        key,
        tries: 1,
        closed_until: new Date(now + within_ms).toISOString(),
        tried_at,
      }));
      const isOver = sql`${guesses.closed_until} <= ${tried_at}`;
      const rows = await db
        .insert(guesses)
        .values(values.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
        .onConflictDoUpdate({
          target: guesses.key,
          set: {
            tries: sql`case when ${isOver} then 1 else ${guesses.tries} + 1 end`,
            closed_until: sql`case when ${isOver} then excluded.closed_until else ${guesses.closed_until} end`,
            tried_at,
          },
        })
        .returning({ key: guesses.key, tries: guesses.tries });
      return rows.every(({ key, tries }) => tries <= (byKey.get(key)?.most ?? 0));
    },

    /** Takes one back: the letter could not be sent, and a later try will. */
    giveBack: async (db: Pick<Transaction, 'update'>, quota: Quota): Promise<void> => {
      await db
        .update(guesses)
        .set({ tries: sql`greatest(${guesses.tries} - 1, 0)` })
        .where(eq(guesses.key, keyOf(quota)));
    },
  };
};
