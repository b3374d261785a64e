import { useAtomValue } from 'jotai';
import { type StoredUser, userAtom } from './session-store.ts';

/** Person whose session this browser holds, for pages that ask the server nothing about them; null when nobody is signed in. */
export const useStoredUser = (): StoredUser | null => useAtomValue(userAtom);
