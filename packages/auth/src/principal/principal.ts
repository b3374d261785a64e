import type { CompanyRow } from '@esteto/contract/company/company';
import type { ManagementGroupRow } from '@esteto/contract/duty/management-group';
import type { Principal } from '@esteto/domain/identity/permission/access';
import type { StoredUser } from '../session/session-store.ts';

export type Identity = {
  user: StoredUser | null;
  /** The companies of a doctor or employee, and the one shown; empty for others. */
  companies: readonly CompanyRow[];
  company: CompanyRow | null;
  /** The companies were loaded and there are none. */
  has_no_company: boolean;
  /** The management groups of a manager, and the one shown; empty for others. */
  groups: readonly ManagementGroupRow[];
  group: ManagementGroupRow | null;
};

export const nobody: Identity = { user: null, companies: [], company: null, has_no_company: false, groups: [], group: null };

/** What `decide` needs of an identity: the person and their tie to the company or group on the screen. */
export const principalOf = ({ user, company, has_no_company, group }: Identity): Principal => ({
  person: user && { ...user, flags: user.flags.map(({ description }) => description) },
  membership: company && { ...company, company_id: company.id },
  has_no_company,
  group: group && { group_id: group.id, role: group.role, unit_ids: group.unit_ids },
});
