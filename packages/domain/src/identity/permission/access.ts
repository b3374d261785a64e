import { type CompanyAct, type CompanyStanding, companyBar, NOT_ENABLED } from '../../company/company/company-may.ts';
import { hasLeftWizard } from '../../company/company/wizard.ts';
import { companyMay, hasFlag, staffMay } from './may.ts';
import type { CompanyPermission, Level, PermissionEntry, StaffPermission } from './permissions.ts';
import type { Person } from './person.ts';

// Who may call an endpoint or enter a page, as data, and the one pure check of it. The contract declares it for endpoints, the route
// tables of the apps refer to the same values, the server enforces it, and the browser hides what it would refuse.

export const MANAGER_ROLES = ['viewer', 'coordinator', 'admin'] as const;
export type ManagerRole = (typeof MANAGER_ROLES)[number];

export type Access =
  | { kind: 'anyone' }
  /** Only somebody who is not signed in (the login page). */
  | { kind: 'guest' }
  /** Any active person with a session. */
  | { kind: 'session' }
  /** An app user (partner or employee), whatever the company. `enabled`: not while the one on the screen is on its way in. */
  | { kind: 'app_user'; enabled?: true }
  /**
   * A member of the company that the call names; an employee needs the permission when one is given. `act`: what is written, where not every company
   * that is written to may have it. `enabled`: only once its owner is through the registration, from when on the product is open for it.
   */
  | { kind: 'company'; permission?: CompanyPermission; level: Level; act?: CompanyAct; enabled?: true }
  /** A partner of the company that the call names. `owner`: only the one who answers for it, who fills in its registration. */
  | { kind: 'partner'; level: Level; flag?: string; owner?: true; enabled?: true }
  /** An employee of the company that the call names: what partners have no use for. */
  | { kind: 'employee'; level: Level }
  /** Staff; an analyst needs the permission when one is given, any of them when several are. */
  | { kind: 'staff'; permission?: StaffPermission | readonly StaffPermission[]; level: Level }
  | { kind: 'master' }
  /** A manager, whatever the group. */
  | { kind: 'manager_person' }
  /** A manager of the group that the call names, with at least this role. */
  | { kind: 'manager'; role: ManagerRole };

/** The tie between the person and the company that a call names. */
export type Membership = CompanyStanding & {
  company_id: number;
  user_type: 'partner' | 'employee';
  is_owner: boolean;
  permissions: readonly PermissionEntry[];
};

/** The tie between the person and the management group that a call names. `unit_ids`: the units that they look after, null for all of the group. */
export type GroupMembership = { group_id: number; role: ManagerRole; unit_ids: readonly number[] | null };

export type Principal = {
  person: Person | null;
  membership?: Membership | null;
  group?: GroupMembership | null;
  /**
   * Known to belong to no company at all: every company module is open to them, there being nobody's data in it. Only
   * the browser says so; the server is always asked about one company.
   */
  has_no_company?: boolean;
};

export type Decision =
  | { allowed: true }
  /** `unauthenticated` 401, `not_found` 404 (a foreign scope answers like one that does not exist), `forbidden` and `read_only` 403. */
  | { allowed: false; reason: 'unauthenticated' | 'not_found' | 'forbidden' | 'read_only'; message?: string };

const allowed: Decision = { allowed: true };
const forbidden: Decision = { allowed: false, reason: 'forbidden' };
const allowedIf = (condition: boolean): Decision => (condition ? allowed : forbidden);

/** The only place that decides who may. Pure: the server calls it before every endpoint, the browser before every page and button. */
export const decide = (access: Access, principal: Principal): Decision => {
  const { person, group } = principal;
  if (access.kind === 'anyone') return allowed;
  if (access.kind === 'guest') return allowedIf(!person?.is_active);
  if (!person?.is_active) return { allowed: false, reason: 'unauthenticated' };

  switch (access.kind) {
    case 'session':
      return allowed;
    case 'app_user':
      if (person.type !== 'doctor') return forbidden;
      return access.enabled ? whereOpen(principal.membership) : allowed;
    case 'staff':
      return allowedIf(staffMay(person, access.permission ?? [], { level: access.level, of: 'some' }));
    case 'master':
      return allowedIf(person.type === 'admin' && person.is_master);
    case 'manager_person':
      return allowedIf(person.type === 'manager');
    case 'company':
    case 'partner':
    case 'employee':
      return decideCompany(access, person, principal);
    case 'manager':
      if (person.type !== 'manager') return forbidden;
      if (!group) return { allowed: false, reason: 'not_found' };
      return allowedIf(MANAGER_ROLES.indexOf(group.role) >= MANAGER_ROLES.indexOf(access.role));
  }
};

type CompanyAccess = Extract<Access, { kind: 'company' | 'partner' | 'employee' }>;

const decideCompany = (access: CompanyAccess, person: Person, { membership, has_no_company }: Principal): Decision => {
  if (person.type !== 'doctor') return forbidden;
  if (!membership && has_no_company && access.kind === 'company') return allowed;
  if (!membership) return { allowed: false, reason: 'not_found' };
  if (!mayInCompany(access, person, membership)) return forbidden;
  const act = (access.kind === 'company' && access.act) || 'records';
  const bar = access.level === 'view' ? null : companyBar(act, membership);
  if (bar) return { allowed: false, reason: 'read_only', message: bar.message };
  return access.kind !== 'employee' && access.enabled ? whereOpen(membership) : allowed;
};

/** The product is open for a company once its owner has come through the registration. */
const whereOpen = (membership: Membership | null | undefined): Decision =>
  membership && !hasLeftWizard(membership.wizard_step) ? { allowed: false, reason: 'read_only', message: NOT_ENABLED } : allowed;

const mayInCompany = (access: CompanyAccess, person: Person, membership: Membership): boolean => {
  if (access.kind === 'employee') return membership.user_type === 'employee';
  if (access.kind === 'partner')
    return membership.user_type === 'partner' && (!access.owner || membership.is_owner) && (!access.flag || hasFlag(person, access.flag));
  return companyMay(membership, access.permission ?? [], { level: access.level });
};
