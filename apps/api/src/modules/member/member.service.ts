import type { InputOf } from '@esteto/contract/endpoint';
import type { member as contract, MemberRow } from '@esteto/contract/member';
import { codedError } from '@esteto/contract/wire-error';
import { entriesOfGrants } from '@esteto/domain/permission/company-grants';
import { and, asc, desc, eq, max } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { sessions } from '../../platform/sessions/sessions.tables.ts';
import type { CompanyActor } from '../../platform/work/actor.ts';
import { memberships } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

export type MemberService = ReturnType<typeof memberService>;

export const memberService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => {
  const setActive = (actor: CompanyActor, id: number, is_active: boolean): Promise<void> =>
    work(actor, async (tx) => {
      const { company_id } = actor.company;
      const row = await tx.lock(memberships, { id, version: null, scope: eq(memberships.company_id, company_id) });
      if (row.is_owner) throw new AppError(403, codedError('member_is_owner'));
      if (row.user_id === actor.user.id) throw new AppError(403, codedError('member_is_self'));
      const action = is_active ? 'membership.activated' : 'membership.deactivated';
      if (row.is_active !== is_active) await tx.change(memberships, row, { is_active }, { action, company_id });
    });

  return {
    /** Partners first, in order of their names. */
    list: async ({ user, company: { company_id } }: CompanyActor): Promise<MemberRow[]> => {
      const last = db
        .select({ user_id: sessions.user_id, at: max(sessions.last_used_at).as('at') })
        .from(sessions)
        .groupBy(sessions.user_id)
        .as('last_sessions');
      const rows = await db
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
      return rows.map(({ user_id, ...row }) => ({ ...row, is_self: user_id === user.id }));
    },

    /** What an employee may. A partner may everything: there is nothing to change (404). */
    update: async (actor: CompanyActor, { id, body: { version, grants } }: InputOf<typeof contract.update>): Promise<void> => {
      const { company_id } = actor.company;
      const scope = and(eq(memberships.company_id, company_id), eq(memberships.user_type, 'employee'));
      const permissions = entriesOfGrants(grants);
      await work(actor, (tx) =>
        tx.update(memberships, { id, version, scope }, { permissions }, { action: 'membership.edited', company_id }),
      );
    },

    deactivate: (actor: CompanyActor, { id }: { id: number }): Promise<void> => setActive(actor, id, false),

    activate: (actor: CompanyActor, { id }: { id: number }): Promise<void> => setActive(actor, id, true),
  };
};
