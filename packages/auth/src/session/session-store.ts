import type { SessionUser } from '@esteto/contract/identity/session';
import { USER_TYPES } from '@esteto/domain/identity/permission/user-types';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';
import { forgetKept, wipeKept } from '@esteto/ui/system/state/kept-storage';
import { atom } from 'jotai/vanilla';

// The one place of what the browser remembers of a session, in a reduced shape: no document, bank data, address or e-mail. `endSession` wipes
// all of it; what belongs to the device stays (docs/rules/sessions.md).

/** What is kept of the signed-in person, name by name: no e-mail, document, address or bank data, whatever the server may come to tell. */
const KEPT_OF_USER = [
  'id',
  'type',
  'name',
  'is_active',
  'is_master',
  'doctor_role',
  'manager_roles',
  'permissions',
  'flags',
  'has_two_factor',
  'avatar_url',
  'current_route',
] as const satisfies readonly (keyof SessionUser)[];

export type StoredUser = Pick<SessionUser, (typeof KEPT_OF_USER)[number]>;

/** Without a version around it: the page's first script reads it before our code is loaded. */
export const accessTokenAtom = keptAtom('esteto.access_token', { read: (raw) => (typeof raw === 'string' && raw ? raw : null) });

/** An older copy is not migrated but asked for again. */
const storedUserAtom = keptAtom('esteto.session', { version: 2, read: (raw) => (isStoredUser(raw) ? raw : null) });

export const userAtom = atom(
  (get) => (get(accessTokenAtom) ? get(storedUserAtom) : null),
  (_get, set, user: SessionUser | StoredUser | null) => set(storedUserAtom, user && reduced(user)),
);

/** The company or group that was last chosen, for the next visit. */
export type LastScope = { company_id?: number; group_id?: number };
export const lastScopeAtom = keptAtom<LastScope>('esteto.scope', {
  version: 1,
  read: (raw) => (isRecord(raw) ? { ...idOf(raw, 'company_id'), ...idOf(raw, 'group_id') } : null),
});

/** The company or group that this tab shows; two tabs may show two. */
export const currentCompanyIdAtom = atom<number | null>(null);
export const currentGroupIdAtom = atom<number | null>(null);

export const startSession = (token: string, user: SessionUser): void => {
  // A tab may have been closed while it was leaving.
  forgetKept('esteto.leaving');
  clientStore.set(accessTokenAtom, token);
  clientStore.set(userAtom, user);
};

export const endSession = (): void => {
  clientStore.set(accessTokenAtom, null);
  clientStore.set(userAtom, null);
  clientStore.set(lastScopeAtom, null);
  clientStore.set(currentCompanyIdAtom, null);
  clientStore.set(currentGroupIdAtom, null);
  wipeKept();
};

const reduced = (user: SessionUser | StoredUser): StoredUser =>
  Object.fromEntries(KEPT_OF_USER.flatMap((name) => (name in user ? [[name, user[name]]] : []))) as StoredUser;

// Function declarations: the atoms above read storage while this file is still being evaluated.

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isStoredUser(raw: unknown): raw is StoredUser {
  if (!isRecord(raw)) return false;
  const { id, name, type, permissions, flags } = raw;
  return (
    typeof id === 'number' &&
    typeof name === 'string' &&
    USER_TYPES.some((one) => one === type) &&
    Array.isArray(permissions) &&
    Array.isArray(flags)
  );
}

function idOf(raw: Record<string, unknown>, name: keyof LastScope): LastScope {
  return Number.isSafeInteger(raw[name]) ? { [name]: raw[name] } : {};
}
