import { and, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../../tables/platform/sessions.tables.ts';
import { users } from '../../tables/user/user.tables.ts';
import type { Reader } from '../database/database.ts';
import type { SessionUser } from '../work/actor.ts';
import { idleSince } from './principal.ts';
import { secretHash } from './secret.ts';

/**
 * Who a session belongs to that an address of ours names, when the browser holds its cookie; null when either does not fit or the session has ended. Only
 * for what a browser asks for by itself (a picture, a film): a call needs the bearer too.
 */
export const findCookiePerson = async (
  db: Reader,
  { session_id, cookie }: { session_id: number; cookie: string },
  now: Date,
): Promise<SessionUser | null> => {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      type: users.type,
      is_active: users.is_active,
      is_master: users.is_master,
      permissions: users.permissions,
      flags: users.flags,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.id, session_id),
        eq(sessions.cookie_hash, secretHash(cookie)),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, now.toISOString()),
        gt(sessions.last_used_at, idleSince(now)),
      ),
    );
  return row?.is_active ? row : null;
};
