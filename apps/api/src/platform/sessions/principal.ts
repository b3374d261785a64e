import type { GroupMembership, Membership } from '@esteto/domain/identity/permission/access';
import { termsBind } from '@esteto/domain/identity/terms-of-service/whom-terms-bind';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { companies, memberships } from '../../tables/company/company.tables.ts';
import { companyStanding } from '../../tables/company/company-standing.ts';
import { groupManagers } from '../../tables/group-manager/group-manager.tables.ts';
import { managementGroups } from '../../tables/management-group/management-group.tables.ts';
import { sessions } from '../../tables/platform/sessions.tables.ts';
import { registrationDrafts } from '../../tables/registration/draft.tables.ts';
import { termsAcceptances, termsInForce } from '../../tables/terms-of-service/terms-of-service.tables.ts';
import { users } from '../../tables/user/user.tables.ts';
import type { Reader } from '../database/database.ts';
import type { SessionUser } from '../work/actor.ts';
import { secretHash } from './secret.ts';

export type SessionPrincipal = {
  session_id: number;
  last_used_at: string;
  user: SessionUser;
  membership: Membership | null;
  group: GroupMembership | null;
  is_email_verified: boolean;
  /** Terms of service are in force that bind the person, who has not accepted them. */
  owes_terms: boolean;
  /** Staff who have to set up a second factor first. */
  owes_two_factor: boolean;
  /** The call is about a company that the person owns, whose draft of the articles of association waits to be approved or rejected. */
  owes_minuta: boolean;
};

type Credentials = { token: string; cookie: string };
type Scope = { company_id: number | null; group_id: number | null };

/**
 * Who is calling, and their tie to the scope that the call names: one statement. Null when the session is unknown or ended, and when only one of
 * its two secrets was sent.
 */
export const findPrincipal = async (
  db: Reader,
  { token, cookie }: Credentials,
  { company_id, group_id }: Scope,
  now: Date,
): Promise<SessionPrincipal | null> => {
  const [row] = await principalQuery(db).execute({
    token_hash: secretHash(token),
    cookie_hash: secretHash(cookie),
    company_id,
    group_id,
    now: now.toISOString(),
    idle_since: idleSince(now),
  });
  if (!row?.user.is_active) return null;
  const { type, accounting_status, wizard_step, company_status, has_document, has_plan } = row;
  const membership =
    row.membership && type && accounting_status && wizard_step
      ? { ...row.membership, type, accounting_status, wizard_step, company_status, has_document, has_plan }
      : null;
  const { session_id, last_used_at, user, group, email_verified_at, terms_id, acceptance_id, draft_id, owes_two_factor } = row;
  const owes_terms = termsBind(user.type) && terms_id !== null && acceptance_id === null;
  return {
    session_id,
    last_used_at,
    user,
    membership,
    group,
    is_email_verified: email_verified_at !== null,
    owes_terms,
    owes_two_factor,
    owes_minuta: draft_id !== null,
  };
};

/** Every call asks for it, so it is written once for each database. */
const principalQuery = (db: Reader): PrincipalQuery => {
  const query = prepared.get(db) ?? prepare(db);
  prepared.set(db, query);
  return query;
};

const prepare = (db: Reader) => {
  const { placeholder } = sql;
  const inForce = termsInForce(db, placeholder('now'));
  return db
    .select({
      session_id: sessions.id,
      last_used_at: sessions.last_used_at,
      user: {
        id: users.id,
        name: users.name,
        email: users.email,
        type: users.type,
        is_active: users.is_active,
        is_master: users.is_master,
        permissions: users.permissions,
        flags: users.flags,
      },
      owes_two_factor: sql<boolean>`${users.needs_two_factor} and not ${users.has_two_factor} and ${users.type} = 'admin'`,
      membership: {
        company_id: memberships.company_id,
        user_type: memberships.user_type,
        is_owner: memberships.is_owner,
        permissions: memberships.permissions,
      },
      ...companyStanding,
      email_verified_at: users.email_verified_at,
      terms_id: inForce.id,
      acceptance_id: termsAcceptances.id,
      draft_id: registrationDrafts.id,
      group: { group_id: groupManagers.group_id, role: groupManagers.role, unit_ids: groupManagers.unit_ids },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(
      memberships,
      and(eq(memberships.user_id, users.id), eq(memberships.company_id, placeholder('company_id')), eq(memberships.is_active, true)),
    )
    .leftJoin(companies, eq(companies.id, memberships.company_id))
    .leftJoin(managementGroups, and(eq(managementGroups.id, placeholder('group_id')), managementGroups.is_active))
    .leftJoin(
      groupManagers,
      and(eq(groupManagers.user_id, users.id), eq(groupManagers.group_id, managementGroups.id), eq(groupManagers.status, 'active')),
    )
    .leftJoin(inForce, sql`true`)
    .leftJoin(termsAcceptances, and(eq(termsAcceptances.user_id, users.id), eq(termsAcceptances.terms_id, inForce.id)))
    .leftJoin(
      registrationDrafts,
      and(eq(registrationDrafts.company_id, memberships.company_id), eq(registrationDrafts.status, 'waiting'), memberships.is_owner),
    )
    .where(
      and(
        eq(sessions.token_hash, placeholder('token_hash')),
        eq(sessions.cookie_hash, placeholder('cookie_hash')),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, placeholder('now')),
        gt(sessions.last_used_at, placeholder('idle_since')),
      ),
    )
    .prepare('principal');
};

type PrincipalQuery = ReturnType<typeof prepare>;
const prepared = new WeakMap<Reader, PrincipalQuery>();

const DAY_MS = 86_400_000;
/** A session nobody used for a week is over. */
const IDLE_LIMIT_MS = 7 * DAY_MS;
/** Whoever was last used before has ended by itself. */
export const idleSince = (now: Date): string => new Date(now.getTime() - IDLE_LIMIT_MS).toISOString();
/** And every session after 30 days. */
export const SESSION_LIMIT_MS = 30 * DAY_MS;
/** How stale `last_used_at` may get before a call refreshes it. */
export const TOUCH_AFTER_MS = 300_000;
