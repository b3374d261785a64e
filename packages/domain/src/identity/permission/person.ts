import type { PermissionEntry } from './permissions.ts';
import type { UserType } from './user-types.ts';

/** The person behind a session, as far as access needs to know. */
export type Person = {
  type: UserType;
  is_active: boolean;
  is_master: boolean;
  permissions: readonly PermissionEntry[];
  flags: readonly string[];
};
