import type { SessionUser } from '@esteto/contract/session';
import { USER_TYPES } from '@esteto/domain/user/user-types';
import { atom, createStore } from 'jotai/vanilla';
import { storedAtom } from './stored-atom.ts';

// The one place of what the browser remembers of a session. `endSession` wipes all of it; theme, layout and table preferences live elsewhere
// and stay (decisions: «Sessions»).

/** The jotai store of the app, for React's Provider and for code outside React. */
export const sessionStore = createStore();

/** The signed-in person as kept in local storage: without the e-mail, which comes with every `GET user`. */
export type StoredUser = Omit<SessionUser, 'email'>;

/** Raise it when StoredUser changes shape: older copies are then ignored and asked for again. */
const VERSION = 1;
type StoredSession = { version: typeof VERSION; user: StoredUser };

export const accessTokenAtom = storedAtom('esteto.access_token', (raw) => (typeof raw === 'string' && raw ? raw : null));

const storedSessionAtom = storedAtom('esteto.session', (raw) => (isStoredSession(raw) ? raw : null));

export const userAtom = atom(
  (get) => (get(accessTokenAtom) ? (get(storedSessionAtom)?.user ?? null) : null),
  (_get, set, user: SessionUser | null) => set(storedSessionAtom, user && { version: VERSION, user: reduced(user) }),
);

/** The company or group that was last chosen, for the next visit. */
export type LastScope = { company_id?: number; group_id?: number };
export const lastScopeAtom = storedAtom<LastScope>('esteto.scope', (raw) =>
  isRecord(raw) ? { ...idOf(raw, 'company_id'), ...idOf(raw, 'group_id') } : null,
);

/** The company or group that this tab shows; two tabs may show two. */
export const currentCompanyIdAtom = atom<number | null>(null);
export const currentGroupIdAtom = atom<number | null>(null);

export const startSession = (token: string, user: SessionUser): void => {
  sessionStore.set(accessTokenAtom, token);
  sessionStore.set(userAtom, user);
};

export const endSession = (): void => {
  sessionStore.set(accessTokenAtom, null);
  sessionStore.set(userAtom, null);
  sessionStore.set(lastScopeAtom, null);
  sessionStore.set(currentCompanyIdAtom, null);
  sessionStore.set(currentGroupIdAtom, null);
};

const reduced = ({ email: _email, ...user }: SessionUser): StoredUser => user;

// Function declarations: the atoms above read storage while this file is still being evaluated.

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isStoredSession(raw: unknown): raw is StoredSession {
  if (!isRecord(raw) || raw.version !== VERSION || !isRecord(raw.user)) return false;
  const { id, name, type, permissions, flags } = raw.user;
  return (
    typeof id === 'number' &&
    typeof name === 'string' &&
    USER_TYPES.some((known) => known === type) &&
    Array.isArray(permissions) &&
    Array.isArray(flags)
  );
}

function idOf(raw: Record<string, unknown>, name: keyof LastScope): LastScope {
  return Number.isSafeInteger(raw[name]) ? { [name]: raw[name] } : {};
}
