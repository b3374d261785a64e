import { useAtomValue } from 'jotai';
import { type StoredUser, userAtom } from './session-store.ts';

/** Whose session this browser holds, on a page that asks the server nothing about them; null for nobody. */
export const useStoredUser = (): StoredUser | null => useAtomValue(userAtom);
