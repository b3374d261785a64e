import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { guesses } from '../../tables/platform/sessions.tables.ts';
import type { Transaction } from '../database/database.ts';
import { conflict } from '../http/app-error.ts';

/** How many of something go out in a while, because of `of` or to `of`. */
export type Quota = { what: string; of: string | number; most: number; within_ms: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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

type UnaskedKind = { sender: string; what: string; most: number; several: string | null; code: string };

/**
 * Letters to somebody who did not ask, each kind with who causes them and how many of them that may be in a day. One to whom any of a kind may go
 * (`several`) gets a few an hour, whoever sends; the others go to people whom the sender works with.
 */
export const UNASKED = {
  invite: { sender: 'Esta empresa', what: 'convites', most: 30, several: 'vários convites', code: 'too_many_invites' },
  manager_invite: { sender: 'Este grupo', what: 'convites', most: 30, several: 'vários convites', code: 'too_many_invites' },
  doctor_invite: { sender: 'Este grupo', what: 'convites por e-mail', most: 50, several: 'vários convites', code: 'too_many_invites' },
  staff_invite: { sender: 'Você', what: 'convites', most: 30, several: 'vários convites', code: 'too_many_invites' },
  partner: { sender: 'Esta empresa', what: 'links para sócios', most: 20, several: 'vários links', code: 'too_many_invites' },
  handover: { sender: 'Esta empresa', what: 'cartas', most: 5, several: 'várias cartas', code: 'too_many_letters' },
  proposal: { sender: 'Você', what: 'propostas', most: 50, several: 'várias propostas', code: 'too_many_proposals' },
  meeting: { sender: 'Você', what: 'pedidos de reunião', most: 10, several: null, code: 'too_many_letters' },
  group_notice: { sender: 'Este grupo', what: 'avisos por e-mail', most: 20, several: null, code: 'too_many_letters' },
} as const satisfies Record<string, UnaskedKind>;
export type Unasked = keyof typeof UNASKED;

/** Invitations fill one mailbox together, whoever sends them. */
const mailboxOf = (kind: Unasked): string => (kind.endsWith('invite') ? 'invite' : kind);

export const sentEnough = (kind: Unasked): string => {
  const { sender, what, most } = UNASKED[kind];
  return `${sender} já enviou ${most} ${what} em um dia. Tente de novo amanhã.`;
};
export const gotEnough = (kind: Unasked): string =>
  `Este e-mail já recebeu ${UNASKED[kind].several} nesta hora. Espere um pouco e tente de novo.`;

export type LetterQuotas = ReturnType<typeof letterQuotas>;

/** Counts letters in the database, beside what is counted of guesses: a restart forgets nothing, and replicas count together. */
export const letterQuotas = ({ clock, config }: Pick<Deps, 'clock' | 'config'>) => {
  /** No e-mail stands in the table. */
  const keyOf = ({ what, of }: Quota): string => createHmac('sha256', config.secretKey).update(`${what}\n${of}`).digest('base64url');

  /** Counts one of each, and answers those that are used up, which count nothing more until their time is over. One statement. */
  const usedUp = async (db: Pick<Transaction, 'insert'>, quotas: readonly Quota[]): Promise<Quota[]> => {
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
    return rows.flatMap(({ key, tries }) => {
      const quota = byKey.get(key);
      return quota && tries > quota.most ? [quota] : [];
    });
  };

  return {
    /** Counts one of each; false when one of them is used up. */
    take: async (db: Pick<Transaction, 'insert'>, quotas: readonly Quota[]): Promise<boolean> => (await usedUp(db, quotas)).length === 0,

    /** Counts a letter that nobody asked for, in the transaction that sends it; 409 once its sender or its reader has had enough. */
    takeUnasked: async (db: Pick<Transaction, 'insert'>, kind: Unasked, { by, to }: { by: number; to?: string }): Promise<void> => {
      const { most, code } = UNASKED[kind];
      const sender: Quota = { what: `unasked ${kind}`, of: by, most, within_ms: DAY_MS };
      const over = await usedUp(db, to === undefined ? [sender] : [sender, lettersTo(mailboxOf(kind), to)]);
      if (over.includes(sender)) throw conflict(sentEnough(kind), code);
      if (over.length > 0) throw conflict(gotEnough(kind), code);
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
