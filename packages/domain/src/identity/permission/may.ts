import { grants } from './grants.ts';
import type { CompanyPermission, Level, PermissionEntry, StaffPermission } from './permissions.ts';
import type { Person } from './person.ts';

// What a person may, by the names of permissions (docs/rules/access.md). Whether a call or a page is open to them is decided in access.ts.

/** At which level (view when not said), and whether all of the names are needed or some of them. Nothing asked is granted. */
export type Need = { level?: Level; of?: 'all' | 'some' };

/** A master has every permission of staff; an analyst those of their list. */
export const staffMay = (
  person: Pick<Person, 'type' | 'is_master' | 'permissions'>,
  names: StaffPermission | readonly StaffPermission[],
  need?: Need,
): boolean => person.type === 'admin' && (person.is_master || grantsOf(person.permissions, names, need));

/** The tie of a person to the company on the screen; null for somebody who has no company at all. */
export type CompanyTie = { user_type: 'partner' | 'employee'; permissions: readonly PermissionEntry[] } | null;

/** A doctor of the company, and somebody without companies, have every company permission; an employee those of their list. */
export const companyMay = (tie: CompanyTie, names: CompanyPermission | readonly CompanyPermission[], need?: Need): boolean =>
  tie === null || tie.user_type === 'partner' || grantsOf(tie.permissions, names, need);

/** Flags are told by their description. */
export const hasFlag = (person: Pick<Person, 'flags'>, description: string): boolean => person.flags.includes(description);

const grantsOf = (
  entries: readonly PermissionEntry[],
  names: string | readonly string[],
  { level = 'view', of = 'all' }: Need = {},
): boolean => {
  const wanted = typeof names === 'string' ? [names] : names;
  const isGranted = (name: string) => grants(entries, name, level);
  return wanted.length === 0 || (of === 'all' ? wanted.every(isGranted) : wanted.some(isGranted));
};
