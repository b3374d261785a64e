import type { MemberRow } from '@esteto/contract/company/member';
import { asc, desc, eq, max } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { memberships } from '../../../tables/company/company.tables.ts';
import { sessions } from '../../../tables/platform/sessions.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** Partners first, in order of their names. */
export const list = (db: Reader, company_id: number): Promise<(Omit<MemberRow, 'is_self'> & { user_id: number })[]> => {
  const last = db
    .select({ user_id: sessions.user_id, at: max(sessions.last_used_at).as('at') })
    .from(sessions)
    .groupBy(sessions.user_id)
    .as('last_sessions');
  return db
    .select({
      id: memberships.id,
      version: memberships.version,
      user_id: memberships.user_id,
      name: users.name,
      email: users.email,
      user_type: memberships.user_type,
      is_owner: memberships.is_owner,
      is_active: memberships.is_active,
      permissions: memberships.permissions,
      last_access_at: last.at,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .leftJoin(last, eq(last.user_id, users.id))
    .where(eq(memberships.company_id, company_id))
    .orderBy(desc(memberships.user_type), asc(users.name), asc(memberships.id));
};
